-- A property on a target: what should be online there, and what is. The row is its publication job.
create table listings (
  account_id text collate "C" not null,
  id text collate "C" not null,
  property_id text collate "C" not null,
  target_id text collate "C" not null,
  -- False: it is to be taken down, and the row goes once the portal has confirmed.
  is_wanted boolean not null default true,
  -- Counted up with every change that must reach the portal; 0 is nothing.
  wanted_version integer not null default 1,
  published_version integer not null default 0,
  -- The version that the portal has taken and not decided on yet.
  pending_version integer,
  -- What the portal's import report says about that, once it has come.
  report json,
  -- The last word was no.
  has_failed boolean not null default false,
  -- A try ended without an answer: whoever tries next looks first.
  is_unsure boolean not null default false,
  portal_id text,
  public_url text,
  failure_code text,
  failure_message text,
  problems json,
  attempts integer not null default 0,
  published_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  status text not null generated always as (
    case
      when has_failed then 'failed'
      when not is_wanted then 'unpublishing'
      when published_version = 0 then 'pending'
      when published_version < wanted_version then 'updating'
      else 'published'
    end) stored,
  due_at timestamptz(3),
  failures integer not null default 0,
  lease_until timestamptz(3),
  lease_token text,
  -- When the last try began: edits in quick succession wait for each other.
  tried_at timestamptz(3),
  primary key (account_id, id),
  constraint listings_property foreign key (account_id, property_id) references properties,
  constraint listings_target foreign key (account_id, target_id) references targets
);

create index listings_due on listings (account_id, due_at) where due_at is not null;
create unique index listings_of_property on listings (property_id, account_id, target_id);
create index listings_of_target on listings (target_id, account_id, id);

-- Every object that was ever listed on a target: its number is never another's there, and inquiries come late.
create table listed_objects (
  account_id text collate "C" not null,
  target_id text collate "C" not null,
  external_id text not null,
  property_id text collate "C" not null,
  listing_id text collate "C" not null,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, target_id, external_id),
  foreign key (account_id, target_id) references targets on delete cascade
);

-- Every try, recorded before anything is sent.
create table listing_attempts (
  account_id text collate "C" not null,
  listing_id text collate "C" not null,
  id text collate "C" not null,
  type text not null,
  version integer not null,
  started_at timestamptz(3) not null default now(),
  duration_ms integer,
  outcome text,
  failure_code text,
  failure_message text,
  problems json,
  portal_status integer,
  portal_message text,
  portal_reference text,
  exchanges json,
  primary key (account_id, listing_id, id),
  foreign key (account_id, listing_id) references listings on delete cascade
);

create index listing_attempts_by_age on listing_attempts (started_at);
create index listing_attempts_open on listing_attempts (listing_id, account_id) where outcome is null;

-- Once it is taken down everywhere, it is deleted.
alter table properties add column is_leaving boolean not null default false;

-- A contact is the job of telling the listings that show it.
alter table contacts
  add column due_at timestamptz(3),
  add column failures integer not null default 0,
  add column lease_until timestamptz(3),
  add column lease_token text;

create index contacts_due on contacts (account_id, due_at) where due_at is not null;
