-- Whether the person came by a link that was mailed to the address, or that the operator made for it. Of those who are there
-- already, it is not known: links were shown to whoever invited.
alter table users add column is_email_proved boolean not null default false;

-- Whether whoever has the link has proved the address.
alter table invitations add column proves_email boolean not null default false;
alter table password_resets add column proves_email boolean not null default false;

-- The person who made it, or whose API key did; it goes when the person may make none any more. What operators make, and what
-- was there before, is nobody's. Without a foreign key: people belong to a slice that API keys do not know.
alter table invitations add column created_by text collate "C";
alter table api_keys add column created_by text collate "C";

-- The way into a new installation ends, too; the next start prints another one.
delete from setup_links where expires_at is null;
alter table setup_links alter column expires_at set not null;
