-- The number that the mail has, or '', of an inquiry about a property with another: found otherwise, or named by somebody.
alter table requests add column mailed_external_id text;
