-- The log of everything that happened. Positions are given out under the lock of the account's row in event_logs, so
-- that what becomes visible later never stands before what was seen already: a reader with a cursor misses nothing.
create table event_logs (
  account_id text collate "C" primary key references accounts on delete cascade,
  last_position bigint not null
);

create table events (
  account_id text collate "C" not null references accounts on delete cascade,
  id text collate "C" not null,
  position bigint not null,
  name text not null,
  -- text and not json: the very bytes that are signed.
  payload text not null,
  -- What it is about, where order matters or a person must be erased.
  listing_id text collate "C",
  request_id text collate "C",
  created_at timestamptz(3) not null default now(),
  primary key (account_id, id)
);

-- The condition always holds. It keeps look-ups by id from this index: a plan made while the table is empty could not
-- tell it from the key, and is kept. The same for the indexes of deliveries that do not begin with the account.
create unique index events_in_order on events (account_id, position) where position > 0;

create index events_by_age on events (created_at);
create index events_by_request on events (account_id, request_id) where request_id is not null;

create table webhooks (
  account_id text collate "C" not null references accounts on delete cascade,
  id text collate "C" not null,
  version integer not null default 1,
  url text not null,
  events text[] not null,
  envelope text not null,
  description text,
  enabled boolean not null,
  signing_key bytea not null,
  -- After a rotation, the old key signs beside the new one for a day.
  previous_signing_key bytea,
  previous_signing_key_until timestamptz(3),
  failing_since timestamptz(3),
  disabled_reason text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (account_id, id)
);

-- An event on its way to a webhook: the row is the job (see server/src/lib/work.ts for the last four columns).
create table deliveries (
  account_id text collate "C" not null,
  id text collate "C" not null,
  webhook_id text collate "C" not null,
  event_id text collate "C" not null,
  -- Of the event, here again for those that must go in order: those of one listing.
  listing_id text collate "C",
  position bigint not null,
  status text not null default 'pending',
  created_at timestamptz(3) not null default now(),
  due_at timestamptz(3),
  failures integer not null default 0,
  lease_until timestamptz(3),
  lease_token text,
  primary key (account_id, id),
  foreign key (account_id, webhook_id) references webhooks on delete cascade,
  foreign key (account_id, event_id) references events on delete cascade
) with (fillfactor = 50);

create index deliveries_due on deliveries (account_id, due_at) where due_at is not null;
create index deliveries_by_webhook on deliveries (webhook_id, account_id, id);
create index deliveries_by_event on deliveries (event_id, account_id);
create index deliveries_in_order on deliveries (webhook_id, account_id, listing_id, position)
  where listing_id is not null and status = 'pending';

create table delivery_attempts (
  account_id text collate "C" not null,
  id text collate "C" not null,
  delivery_id text collate "C" not null,
  started_at timestamptz(3) not null default now(),
  duration_ms integer,
  status_code integer,
  response_headers json,
  response_body text,
  failure_code text,
  failure_message text,
  primary key (account_id, delivery_id, id)
) with (fillfactor = 50);

-- Instead of a foreign key, which would check for each attempt whether there is the delivery that was claimed in the same
-- statement: an eighth of what a delivery costs the database.
create function forget_attempts() returns trigger language plpgsql as $$
begin
  delete from delivery_attempts where (account_id, delivery_id) in (select account_id, id from gone);
  return null;
end $$;

create trigger forget_attempts after delete on deliveries referencing old table as gone
  for each statement execute function forget_attempts();
