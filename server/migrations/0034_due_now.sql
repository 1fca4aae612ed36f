-- What is due now is found without a look at every account that has something planned for later.

create index contacts_due_at on contacts (due_at) where due_at is not null;
create index shown_contacts_due_at on shown_contacts (due_at) where due_at is not null;
create index properties_due_at on properties (due_at) where due_at is not null;
create index targets_due_at on targets (due_at) where due_at is not null;
create index listings_due_at on listings (due_at) where due_at is not null;
create index mails_due_at on mails (due_at) where due_at is not null;
create index deliveries_due_at on deliveries (due_at) where due_at is not null;
create index replays_due_at on replays (due_at) where due_at is not null;
