-- One row for each key that something is sealed with: more than one while the key is being changed. Until now, values bore
-- no key id, and neither does the row that was here.
alter table secrets_key_check add column prefix bytea not null default '\x01';
alter table secrets_key_check drop column one, add primary key (prefix);
alter table secrets_key_check alter column prefix drop default;
