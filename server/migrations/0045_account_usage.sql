-- What an account has, counted where it comes and goes, so that nobody has to look at all of it: bytes of pictures and documents with what was
-- made of them, bytes of mails that are kept, and targets.
create table account_usage (
  account_id text collate "C" primary key references accounts (id) on delete cascade,
  media_bytes bigint not null default 0,
  mail_bytes bigint not null default 0,
  targets bigint not null default 0
);

-- Adds to one of its columns (the argument of the trigger) what the statement brought, and takes off what it removed. Accounts are locked in one order, lest
-- two statements wait for each other. What goes with its account finds no row any more.
create function count_usage() returns trigger language plpgsql as $$
declare
  amount text := case TG_TABLE_NAME when 'mails' then 'coalesce(octet_length(raw), 0)' when 'targets' then '1' else 'bytes' end;
begin
  if TG_OP = 'INSERT' then
    execute format(
      'insert into account_usage as counted (account_id, %1$I)
       select account_id, sum(%2$s) from changed group by account_id order by account_id
       on conflict (account_id) do update set %1$I = counted.%1$I + excluded.%1$I', TG_ARGV[0], amount);
  else
    perform from account_usage where account_id in (select account_id from changed) order by account_id for update;
    execute format(
      'update account_usage set %1$I = %1$I - gone.amount
       from (select account_id, sum(%2$s) as amount from changed group by account_id) as gone
       where account_usage.account_id = gone.account_id', TG_ARGV[0], amount);
  end if;
  return null;
end
$$;

create trigger count_added after insert on files referencing new table as changed
  for each statement execute function count_usage('media_bytes');
create trigger count_removed after delete on files referencing old table as changed
  for each statement execute function count_usage('media_bytes');
create trigger count_added after insert on renditions referencing new table as changed
  for each statement execute function count_usage('media_bytes');
create trigger count_removed after delete on renditions referencing old table as changed
  for each statement execute function count_usage('media_bytes');
create trigger count_added after insert on mails referencing new table as changed
  for each statement execute function count_usage('mail_bytes');
create trigger count_removed after delete on mails referencing old table as changed
  for each statement execute function count_usage('mail_bytes');
create trigger count_added after insert on targets referencing new table as changed
  for each statement execute function count_usage('targets');
create trigger count_removed after delete on targets referencing old table as changed
  for each statement execute function count_usage('targets');

-- A mail that is erased stays as a row, and one that comes again after a day is stored anew.
create function count_changed_mail() returns trigger language plpgsql as $$
begin
  update account_usage
  set mail_bytes = mail_bytes + coalesce(octet_length(new.raw), 0) - coalesce(octet_length(old.raw), 0)
  where account_id = new.account_id;
  return null;
end
$$;
create trigger count_changed after update of raw on mails for each row
  when (coalesce(octet_length(old.raw), 0) <> coalesce(octet_length(new.raw), 0))
  execute function count_changed_mail();

insert into account_usage (account_id, media_bytes, mail_bytes, targets)
select id,
  coalesce((select sum(bytes) from files where account_id = accounts.id), 0)
    + coalesce((select sum(bytes) from renditions where account_id = accounts.id), 0),
  coalesce((select sum(octet_length(raw)) from mails where account_id = accounts.id), 0),
  (select count(*) from targets where account_id = accounts.id)
from accounts;
