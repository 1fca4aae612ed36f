-- Made from server/migrations/: the tables as they are after the last one.

create table account_credentials (
  account_id text collate "C" not null,
  type text not null,
  sealed bytea not null,
  updated_at timestamp(3) with time zone not null default now(),
  constraint account_credentials_pkey PRIMARY KEY (account_id, type),
  constraint account_credentials_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table accounts (
  id text collate "C" not null,
  name text not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint accounts_pkey PRIMARY KEY (id)
);

create table api_keys (
  account_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  prefix text not null,
  hash bytea not null,
  created_at timestamp(3) with time zone not null default now(),
  last_used_at timestamp(3) with time zone,
  constraint api_keys_hash_key UNIQUE (hash),
  constraint api_keys_pkey PRIMARY KEY (account_id, id),
  constraint api_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table contacts (
  account_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  details json not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint contacts_pkey PRIMARY KEY (account_id, id),
  constraint contacts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table idempotency_keys (
  account_id text collate "C" not null,
  key text not null,
  request_hash bytea not null,
  answer bytea,
  created_at timestamp(3) with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (account_id, key),
  constraint idempotency_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

create table migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp(3) with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (name)
);

create table properties (
  account_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  type text not null,
  external_id text not null,
  contact_id text collate "C",
  fields json not null,
  attachments json not null,
  links json,
  processing_status text not null default 'pending'::text,
  failure_code text,
  failure_message text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint properties_pkey PRIMARY KEY (account_id, id),
  constraint properties_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint properties_contact FOREIGN KEY (account_id, contact_id) REFERENCES contacts(account_id, id)
);
CREATE INDEX properties_by_contact ON properties (account_id, contact_id) WHERE (contact_id IS NOT NULL);
CREATE INDEX properties_by_external_id ON properties (account_id, external_id);

create table secrets_key_check (
  one boolean not null default true,
  sealed bytea not null,
  constraint secrets_key_check_one_check CHECK (one),
  constraint secrets_key_check_pkey PRIMARY KEY (one)
);
