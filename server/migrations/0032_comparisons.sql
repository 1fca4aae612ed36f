-- A comparison of a target with what its portal has: one row for each target, which is its job, once a day and whenever it is asked for.
create table comparisons (
  account_id text collate "C" not null,
  id text collate "C" not null,
  target_id text collate "C" not null,
  status text not null default 'pending',
  -- Which of the target's comparisons it is: what the portal lists is marked with it.
  run integer not null default 0,
  -- What it is at: the portal's list page by page; then what is on none of the pages, one by one; then what follows from both.
  phase text not null default 'listing',
  next_page text,
  adverts_read integer not null default 0,
  adverts_total integer,
  -- All that is unknown is to be adopted.
  adopts_unknown boolean not null default false,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  failure_code text,
  failure_message json,
  due_at timestamptz(3),
  failures integer not null default 0,
  lease_until timestamptz(3),
  lease_token text,
  primary key (account_id, id),
  foreign key (account_id, target_id) references targets on delete cascade
);
create unique index comparisons_of_target on comparisons (target_id, account_id);
create index comparisons_due on comparisons (account_id, due_at) where due_at is not null;

-- What a portal said that it has, when it was last asked.
create table online_adverts (
  account_id text collate "C" not null,
  target_id text collate "C" not null,
  -- What the portal calls it, or else the number that it has it under.
  key text collate "C" not null,
  portal_id text,
  external_id text,
  title text,
  is_shown boolean,
  changed_at timestamptz(3),
  -- What is another one once the advert is.
  mark text,
  -- The comparison that has seen it; and whether, asked for it, the portal said that it has no such advert.
  run integer not null,
  is_gone boolean not null default false,
  -- The mark that it had when it was as we had published it then.
  known_mark text,
  known_published_at timestamptz(3),
  primary key (account_id, target_id, key),
  foreign key (account_id, target_id) references targets on delete cascade
);
create index online_adverts_by_number on online_adverts (target_id, account_id, external_id);

-- In what a portal differs from what it should show. The row is the job of mending that, where the portal has to be spoken to.
create table differences (
  account_id text collate "C" not null,
  id text collate "C" not null,
  target_id text collate "C" not null,
  -- What it is about: the listing, or else the key of the advert.
  subject text collate "C" not null,
  kind text not null,
  status text not null default 'open',
  action text,
  listing_id text collate "C",
  property_id text collate "C",
  portal_id text,
  external_id text,
  title text,
  changed_at timestamptz(3),
  unread json,
  failure_code text,
  failure_message json,
  problems json,
  found_at timestamptz(3) not null default now(),
  mended_at timestamptz(3),
  due_at timestamptz(3),
  failures integer not null default 0,
  lease_until timestamptz(3),
  lease_token text,
  primary key (account_id, id),
  foreign key (account_id, target_id) references targets on delete cascade
);
create unique index differences_of_subject on differences (target_id, account_id, subject) where status <> 'mended';
create index differences_of_target on differences (account_id, target_id, id);
create index differences_due on differences (account_id, target_id, due_at) where due_at is not null;
create index differences_by_age on differences (mended_at) where status = 'mended';

-- Which of our contacts one of a portal became, so that the next advert that shows it gets the same.
create table adopted_contacts (
  account_id text collate "C" not null,
  target_id text collate "C" not null,
  key text collate "C" not null,
  contact_id text collate "C" not null,
  primary key (account_id, target_id, key),
  foreign key (account_id, target_id) references targets on delete cascade,
  foreign key (account_id, contact_id) references contacts on delete cascade
);

alter table listings
  -- Since when a comparison does not find it.
  add column missing_since timestamptz(3),
  -- The number under which the portal has it, where that is not its property's: of an advert that was adopted.
  add column portal_number text,
  -- The version of the property that the advert was adopted as: that one need not be published.
  add column adopted_version integer;

create index listings_missing on listings (account_id, target_id) where missing_since is not null;

alter table targets add column republish_missing boolean not null default false;
