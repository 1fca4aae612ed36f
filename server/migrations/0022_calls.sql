-- What a connector wants to know of an advert the next time, in its own words, so that it need not ask the portal: calls are billed.
alter table listings add column remembered json;
-- How many calls an attempt made.
alter table listing_attempts add column calls integer;

-- Whether the portal is asked to send inquiries to the target's address by itself.
alter table targets add column auto_collect_requests boolean not null default false;

-- A contact as a portal keeps it, apart from the adverts that show it: the row is the job that brings it up to date.
create table shown_contacts (
  account_id text collate "C" not null,
  id text collate "C" not null,
  target_id text collate "C" not null,
  contact_id text collate "C" not null,
  -- Counts what should be shown, as `listings` do, and which of that the portal was told.
  wanted_version integer not null default 1,
  told_version integer not null default 0,
  -- Of the connector.
  remembered json,
  due_at timestamptz(3),
  failures integer not null default 0,
  lease_until timestamptz(3),
  lease_token text,
  primary key (account_id, id),
  constraint shown_contacts_target foreign key (account_id, target_id) references targets on delete cascade,
  constraint shown_contacts_contact foreign key (account_id, contact_id) references contacts on delete cascade
) with (fillfactor = 50);

create unique index shown_contacts_of_target on shown_contacts (target_id, contact_id, account_id);
create index shown_contacts_of_contact on shown_contacts (contact_id, account_id);
create index shown_contacts_due on shown_contacts (account_id, target_id, due_at) where due_at is not null;
