-- How often a listing was seen on a day, as its portal says.
create table listing_statistics (
  account_id text collate "C" not null,
  listing_id text collate "C" not null,
  day date not null,
  views integer,
  impressions integer,
  contacts integer,
  bookmarks integer,
  primary key (account_id, listing_id, day),
  foreign key (account_id, listing_id) references listings on delete cascade
);

-- A listing whose portal is asked for that once a day. The id is the listing's.
create table statistic_reads (
  account_id text collate "C" not null,
  id text collate "C" not null,
  target_id text collate "C" not null,
  -- The last day of which it has said something.
  read_until date,
  read_at timestamptz(3),
  due_at timestamptz(3),
  failures integer not null default 0,
  lease_until timestamptz(3),
  lease_token text,
  primary key (account_id, id),
  foreign key (account_id, id) references listings on delete cascade
);
create index statistic_reads_due on statistic_reads (account_id, target_id, due_at) where due_at is not null;
create index statistic_reads_due_at on statistic_reads (due_at) where due_at is not null;
