-- That a webhook is sent again what it missed: the row is the job, and goes through the account's log batch by batch. Each webhook
-- has one at the most, its last.
create table replays (
  account_id text collate "C" not null,
  id text collate "C" not null,
  webhook_id text collate "C" not null,
  since timestamptz(3) not null,
  -- Of the log: everything up to `position` is done, of what lies between the other two.
  after_position bigint not null,
  position bigint not null,
  -- Its end when the replay was asked for. What comes later is sent whatever `since` says.
  until_position bigint not null,
  -- The time of the event at `position`.
  reached_at timestamptz(3),
  deliveries integer not null default 0,
  status text not null default 'running',
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  due_at timestamptz(3) default now(),
  failures integer not null default 0,
  lease_until timestamptz(3),
  lease_token text,
  primary key (account_id, id),
  foreign key (account_id, webhook_id) references webhooks on delete cascade
) with (fillfactor = 50);

create unique index replays_by_webhook on replays (webhook_id, account_id);
create index replays_due on replays (account_id, due_at) where due_at is not null;
