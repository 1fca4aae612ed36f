-- What was asked for many listings at once. How far it is stands in the listings themselves.
create table bulks (
  account_id text collate "C" not null references accounts on delete cascade,
  id text collate "C" not null,
  action text not null,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, id)
);
create index bulks_by_age on bulks (created_at);

create table bulk_items (
  account_id text collate "C" not null,
  bulk_id text collate "C" not null,
  position integer not null,
  property_id text collate "C" not null,
  target_id text collate "C" not null,
  -- What it was asked for, which version of it was wanted then, and whether it is to be online; null of what was refused. It may be gone by now.
  listing_id text collate "C",
  version integer,
  is_wanted boolean,
  refusal_code text,
  primary key (account_id, bulk_id, position),
  foreign key (account_id, bulk_id) references bulks on delete cascade
);
