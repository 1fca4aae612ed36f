-- Whether an advert is adopted although the next edit would change or lose something of it at the portal.
alter table differences add column accepts_losses boolean not null default false;
