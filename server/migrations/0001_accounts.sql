-- Every table is keyed by account first, and every reference goes by (account_id, id): the database itself refuses a
-- reference into another account. Ids sort by creation time when compared byte by byte, hence collate "C".

create table accounts (
  id text collate "C" primary key,
  name text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table api_keys (
  account_id text collate "C" not null references accounts on delete cascade,
  id text collate "C" not null,
  name text not null,
  prefix text not null,
  hash bytea not null unique,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  primary key (account_id, id)
);

create table account_credentials (
  account_id text collate "C" not null references accounts on delete cascade,
  type text not null,
  sealed bytea not null,
  updated_at timestamptz(3) not null default now(),
  primary key (account_id, type)
);

-- What a POST with an Idempotency-Key answered. It may hold a secret (a new API key), hence sealed.
create table idempotency_keys (
  account_id text collate "C" not null references accounts on delete cascade,
  key text not null,
  request_hash bytea not null,
  answer bytea,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, key)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);

-- One row: a known word under the SECRETS_KEY, so that a process with another key finds out at start.
create table secrets_key_check (
  one boolean primary key default true check (one),
  sealed bytea not null
);
