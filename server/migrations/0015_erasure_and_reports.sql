-- A portal's import report counts only while it is waited for: from the moment when the file is announced until the wait ends.
alter table listings add column is_report_awaited boolean not null default false;
update listings set is_report_awaited = true where pending_version is not null and transfer is not null;
create index listings_awaiting_report on listings (target_id, account_id) where is_report_awaited;

-- What import reports say that nobody waits for: anybody may have written them.
create table target_notes (
  account_id text collate "C" not null,
  target_id text collate "C" not null,
  id text collate "C" not null,
  -- The mail it came in: who is erased leaves the note too.
  mail_id text collate "C" not null,
  says text not null,
  sender text,
  words text not null,
  received_at timestamptz(3) not null,
  primary key (account_id, target_id, id),
  foreign key (account_id, target_id) references targets on delete cascade
);
create index target_notes_by_mail on target_notes (account_id, mail_id);

-- Who was erased left the address of the sender behind.
update mails set envelope_sender = '', report = null, repeats = null where raw is null;

-- Whether somebody has seen an inquiry.
alter table requests add column read_at timestamptz(3);
