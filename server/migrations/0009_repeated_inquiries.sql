-- Of a mail that tells again what is a request already: the hashes of those requests. Who is erased leaves it too.
alter table mails add column repeats bytea[];
create index mails_that_repeat on mails (account_id, id) where repeats is not null;
