-- A mail as it came in, whether it can be read or not. The row is the job of reading it. It does not refer to its target:
-- what prospects wrote outlives the target, the listing and the property.
create table mails (
  account_id text collate "C" not null references accounts on delete cascade,
  id text collate "C" not null,
  target_id text collate "C" not null,
  envelope_sender text not null,
  recipient text not null,
  -- Of the bytes: the same mail again within a day is the same mail.
  hash bytea not null,
  -- Null once somebody who is told of in it was erased.
  raw bytea,
  -- What it came to: inquiries, report or unreadable.
  outcome text,
  failure_code text,
  -- What a portal says about a transfer.
  report json,
  -- The hashes of the requests that it tells again: who is erased leaves it too.
  repeats bytea[],
  received_at timestamptz(3) not null default now(),
  due_at timestamptz(3) default now(),
  failures integer not null default 0,
  lease_until timestamptz(3),
  lease_token text,
  primary key (account_id, id)
);
create index mails_that_repeat on mails (account_id, id) where repeats is not null;

create index mails_due on mails (account_id, due_at) where due_at is not null;
create unique index mails_by_content on mails (hash, target_id, account_id);
create index mails_by_age on mails (account_id, received_at) where received_at is not null;
create index mails_unreadable on mails (account_id, id) where outcome = 'unreadable';

create table requests (
  account_id text collate "C" not null,
  id text collate "C" not null,
  target_id text collate "C" not null,
  mail_id text collate "C" not null,
  listing_id text collate "C",
  property_id text collate "C",
  external_id text,
  -- The prospect, the message and whatever else was told; json keeps the order of members.
  details json not null,
  -- Of prospect, object and message: the same inquiry again within a day is the same inquiry.
  hash bytea not null,
  received_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, id),
  foreign key (account_id, mail_id) references mails on delete cascade
);

create index requests_by_target on requests (target_id, account_id, id);
create index requests_by_listing on requests (listing_id, account_id, id) where listing_id is not null;
create index requests_by_property on requests (property_id, account_id, id) where property_id is not null;
create index requests_by_mail on requests (mail_id, account_id);
create index requests_by_content on requests (hash, target_id, account_id, received_at);
create index requests_by_age on requests (account_id, received_at) where received_at is not null;

-- Portals and mail programs are careless about capitals.
create index listed_objects_by_folded_id on listed_objects (lower(external_id), target_id, account_id);

-- After so many days, requests and their mails are forgotten.
alter table accounts add column request_retention_days integer not null default 365;
