-- How much a mailbox has taken within the hour: strangers may write to it. Processes count some mails ahead, see
-- server/src/requests/mail-quota.ts. It goes with its target.
create table mail_counts (
  account_id text collate "C" not null,
  target_id text collate "C" not null,
  hour timestamptz(3) not null,
  mails integer not null,
  bytes bigint not null,
  primary key (account_id, target_id),
  foreign key (account_id, target_id) references targets on delete cascade
);
