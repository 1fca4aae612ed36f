-- The contact that a target shows by default. Its options name it; here the database sees to it that it is there, and stays.
alter table targets add column contact_id text collate "C";

update targets set contact_id = contacts.id
from contacts
where contacts.account_id = targets.account_id and contacts.id = targets.options ->> 'contactId';

alter table targets
  add constraint targets_contact foreign key (account_id, contact_id) references contacts;

-- The condition keeps look-ups by account and id from this index: a plan made while the table is empty is kept.
create index targets_by_contact on targets (account_id, contact_id) where contact_id is not null;
