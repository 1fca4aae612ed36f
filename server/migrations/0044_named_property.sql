-- The number that the mail has, or '', of an inquiry whose property somebody named.
alter table requests add column mailed_external_id text;
