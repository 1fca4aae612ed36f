-- A property is its own processing job (see server/src/lib/work.ts): a new one is due at once.
alter table properties
  -- Since when the client last named the attachments: what was looked at before then is looked at again.
  add column attachments_named_at timestamptz not null default now(),
  add column due_at timestamptz(3) default now(),
  add column failures integer not null default 0,
  add column lease_until timestamptz(3),
  add column lease_token text;

create index properties_due on properties (account_id, due_at) where due_at is not null;

-- The files that attachments were found to be, by the SHA-256 of their bytes. Where the bytes lie is the business of
-- server/src/media/storage.ts: nothing lies there without a row here that was committed before.
create table files (
  account_id text collate "C" not null references accounts on delete cascade,
  hash text collate "C" not null,
  content_type text not null,
  bytes integer not null,
  width integer,
  height integer,
  pages integer,
  -- When it came, or an attachment last let go of it; null once it was seen in use a day later.
  released_at timestamptz(3) default now(),
  primary key (account_id, hash)
);

create index files_released on files (released_at) where released_at is not null;

-- What was made of a picture, for those who take no more than so many pixels and bytes.
create table renditions (
  account_id text collate "C" not null,
  file_hash text collate "C" not null,
  edge_max integer not null,
  bytes_max integer not null,
  hash text collate "C" not null,
  bytes integer not null,
  primary key (account_id, file_hash, edge_max, bytes_max),
  foreign key (account_id, file_hash) references files on delete cascade
);

create table uploads (
  account_id text collate "C" not null,
  id text collate "C" not null,
  file_hash text collate "C" not null,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, id),
  foreign key (account_id, file_hash) references files on delete cascade
);

create index uploads_by_file on uploads (file_hash, account_id);

-- What was found behind the address of an attachment, written as soon as it is known: nothing is done twice. The
-- attachments that clients see are in their property, and are told from here.
create table attachments (
  account_id text collate "C" not null,
  property_id text collate "C" not null,
  id text collate "C" not null,
  file_hash text collate "C",
  -- For the next, conditional request.
  etag text,
  last_modified text,
  failure_code text,
  failure_message text,
  -- When the look that decided it began; null while it is to be tried again.
  checked_at timestamptz,
  -- The round in which it was tried in vain: it is not tried twice in one.
  tried_in text,
  primary key (account_id, property_id, id),
  foreign key (account_id, property_id) references properties on delete cascade,
  foreign key (account_id, file_hash) references files
);

create index attachments_by_file on attachments (file_hash, account_id) where file_hash is not null;

create function release_file() returns trigger language plpgsql as $$
begin
  update files set released_at = now() where account_id = old.account_id and hash = old.file_hash;
  return null;
end
$$;

create trigger release_file after delete or update of file_hash on attachments
  for each row when (old.file_hash is not null) execute function release_file();
