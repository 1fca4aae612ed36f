create table contacts (
  account_id text collate "C" not null references accounts on delete cascade,
  id text collate "C" not null,
  version integer not null default 1,
  details json not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (account_id, id)
);
