-- json and not jsonb: it keeps the client's order of members, and nothing is ever looked for inside.
create table properties (
  account_id text collate "C" not null references accounts on delete cascade,
  id text collate "C" not null,
  version integer not null default 1,
  type text not null,
  external_id text not null,
  contact_id text collate "C",
  fields json not null,
  attachments json not null,
  links json,
  processing_status text not null default 'pending',
  failure_code text,
  failure_message text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (account_id, id),
  constraint properties_contact foreign key (account_id, contact_id) references contacts
);

-- Not by account first: a plan made while the table is empty could not tell it from the key, and is kept.
create index properties_by_external_id on properties (external_id, account_id);
create index properties_by_contact on properties (account_id, contact_id) where contact_id is not null;
