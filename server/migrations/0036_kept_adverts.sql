-- Adverts that a portal keeps, unseen, after their listing was taken down. They are the next listing's of the same property
-- there; with the property, they are due to be deleted.
create table kept_adverts (
  account_id text collate "C" not null,
  id text collate "C" not null, -- the listing's
  target_id text collate "C" not null,
  property_id text collate "C" not null,
  placement json not null,
  due_at timestamptz(3),
  failures integer not null default 0,
  lease_until timestamptz(3),
  lease_token text,
  primary key (account_id, id),
  constraint kept_adverts_target foreign key (account_id, target_id) references targets on delete cascade
);

create index kept_adverts_due on kept_adverts (account_id, target_id, due_at) where due_at is not null;
create index kept_adverts_due_at on kept_adverts (due_at) where due_at is not null;
create unique index kept_adverts_of_property on kept_adverts (property_id, account_id, target_id);
create index kept_adverts_of_target on kept_adverts (target_id, account_id);

create function delete_kept_adverts() returns trigger language plpgsql as $$
begin
  update kept_adverts as advert set due_at = now()
  from gone where advert.property_id = gone.id and advert.account_id = gone.account_id;
  return null;
end $$;

create trigger delete_kept_adverts after delete on properties referencing old table as gone
  for each statement execute function delete_kept_adverts();
