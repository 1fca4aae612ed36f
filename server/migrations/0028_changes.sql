-- Who asked for what: a row for each request that changed something.
create table changes (
  account_id text collate "C" not null references accounts on delete cascade,
  id text collate "C" not null,
  operation text not null,
  -- Of what was changed, as the API has it.
  path text collate "C" not null,
  -- JSON pointers to what a patch named; never what it became.
  members text[],
  -- As it was called then: whoever is gone stays named.
  actor json not null,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, id)
);

create index changes_by_path on changes (account_id, path, id);
create index changes_by_age on changes (created_at);

-- Of what somebody did by a request; most of what is told happens by itself.
alter table events add column actor json;
