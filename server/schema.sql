-- Made from server/migrations/: the tables as they are after the last one.

CREATE OR REPLACE FUNCTION public.contact_text(id text, details json)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT concat_ws(' '::text, id, (details ->> 'firstName'::text), (details ->> 'lastName'::text), (details ->> 'company'::text), (details ->> 'email'::text), (details ->> 'phone'::text), (details ->> 'mobilePhone'::text), (details ->> 'externalId'::text)) AS concat_ws;
END;

CREATE OR REPLACE FUNCTION public.folded(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT replace(replace(replace(replace(lower(
         CASE
             WHEN (octet_length(words) = char_length(words)) THEN words
             ELSE translate(words, 'äöüÄÖÜáàâãåÁÀÂÃÅéèêëÉÈÊËíìîïÍÌÎÏóòôõøÓÒÔÕØúùûÚÙÛçÇñÑšŠžŽłŁćĆńŃśŚźŹżŻčČřŘěĚůŮđĐ'::text, 'aouAOUaaaaaAAAAAeeeeEEEEiiiiIIIIoooooOOOOOuuuUUUcCnNsSzZlLcCnNsSzZzZcCrReEuUdD'::text)
         END), 'ß'::text, 'ss'::text), 'ae'::text, 'a'::text), 'oe'::text, 'o'::text), 'ue'::text, 'u'::text) AS replace;
END;

CREATE OR REPLACE FUNCTION public.folded_words(words text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT DISTINCT "left"(word.word, 60) AS "left"
    FROM regexp_split_to_table(folded(folded_words.words), '[\s!-/:-@\[-`{-~„“”‚‘’«»–—…·]+'::text) word(word)
   WHERE (word.word <> ''::text);
END;

CREATE OR REPLACE FUNCTION public.request_text(id text, external_id text, details json)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT concat_ws(' '::text, id, external_id, (details #>> '{prospect,firstName}'::text[]), (details #>> '{prospect,lastName}'::text[]), (details #>> '{prospect,company}'::text[]), (details #>> '{prospect,email}'::text[]), (details #>> '{prospect,phone}'::text[]), (details #>> '{prospect,mobilePhone}'::text[]), (details #>> '{prospect,address,street}'::text[]), (details #>> '{prospect,address,city}'::text[]), (details ->> 'message'::text), (details #>> '{portal,listingId}'::text[])) AS concat_ws;
END;

CREATE OR REPLACE FUNCTION public.search_query(account_id text, words text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT (string_agg(((((''''::text || search_query.account_id) || '/'::text) || word.word) || ''':*'::text), ' & '::text))::tsquery AS string_agg
    FROM folded_words(search_query.words) word(word);
END;

CREATE OR REPLACE FUNCTION public.search_vector(account_id text, words text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT array_to_tsvector(ARRAY( SELECT ((search_vector.account_id || '/'::text) || word.word)
            FROM folded_words(search_vector.words) word(word))) AS array_to_tsvector;
END;

create table account_credentials (
  account_id text collate "C" not null,
  type text not null,
  sealed bytea not null,
  updated_at timestamp(3) with time zone not null default now(),
  constraint account_credentials_pkey PRIMARY KEY (account_id, type),
  constraint account_credentials_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table account_usage (
  account_id text collate "C" not null,
  media_bytes bigint not null default 0,
  mail_bytes bigint not null default 0,
  targets bigint not null default 0,
  constraint account_usage_pkey PRIMARY KEY (account_id),
  constraint account_usage_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table accounts (
  id text collate "C" not null,
  name text not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  request_retention_days integer not null default 365,
  language text not null default 'en'::text,
  constraint accounts_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text]))),
  constraint accounts_pkey PRIMARY KEY (id)
);

create table adopted_contacts (
  account_id text collate "C" not null,
  target_id text collate "C" not null,
  key text collate "C" not null,
  contact_id text collate "C" not null,
  constraint adopted_contacts_pkey PRIMARY KEY (account_id, target_id, key),
  constraint adopted_contacts_account_id_contact_id_fkey FOREIGN KEY (account_id, contact_id) REFERENCES contacts(account_id, id) ON DELETE CASCADE,
  constraint adopted_contacts_account_id_target_id_fkey FOREIGN KEY (account_id, target_id) REFERENCES targets(account_id, id) ON DELETE CASCADE
);

create table api_keys (
  account_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  prefix text not null,
  hash bytea not null,
  created_at timestamp(3) with time zone not null default now(),
  last_used_at timestamp(3) with time zone,
  created_by text collate "C",
  constraint api_keys_hash_key UNIQUE (hash),
  constraint api_keys_pkey PRIMARY KEY (account_id, id),
  constraint api_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table attachments (
  account_id text collate "C" not null,
  property_id text collate "C" not null,
  id text collate "C" not null,
  file_hash text collate "C",
  etag text,
  last_modified text,
  failure_code text,
  checked_at timestamp with time zone,
  tried_in text,
  failure_message json,
  constraint attachments_pkey PRIMARY KEY (account_id, property_id, id),
  constraint attachments_account_id_file_hash_fkey FOREIGN KEY (account_id, file_hash) REFERENCES files(account_id, hash),
  constraint attachments_account_id_property_id_fkey FOREIGN KEY (account_id, property_id) REFERENCES properties(account_id, id) ON DELETE CASCADE
);
CREATE INDEX attachments_by_file ON attachments (file_hash, account_id) WHERE (file_hash IS NOT NULL);
CREATE OR REPLACE FUNCTION public.release_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update files set released_at = now() where account_id = old.account_id and hash = old.file_hash;
  return null;
end
$function$;
CREATE TRIGGER release_file AFTER DELETE OR UPDATE OF file_hash ON public.attachments FOR EACH ROW WHEN ((old.file_hash IS NOT NULL)) EXECUTE FUNCTION release_file();

create table bulk_items (
  account_id text collate "C" not null,
  bulk_id text collate "C" not null,
  "position" integer not null,
  property_id text collate "C" not null,
  target_id text collate "C" not null,
  listing_id text collate "C",
  version integer,
  is_wanted boolean,
  refusal_code text,
  constraint bulk_items_pkey PRIMARY KEY (account_id, bulk_id, "position"),
  constraint bulk_items_account_id_bulk_id_fkey FOREIGN KEY (account_id, bulk_id) REFERENCES bulks(account_id, id) ON DELETE CASCADE
);

create table bulks (
  account_id text collate "C" not null,
  id text collate "C" not null,
  action text not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint bulks_pkey PRIMARY KEY (account_id, id),
  constraint bulks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX bulks_by_age ON bulks (created_at);

create table changes (
  account_id text collate "C" not null,
  id text collate "C" not null,
  operation text not null,
  path text collate "C" not null,
  members text[],
  actor json not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint changes_pkey PRIMARY KEY (account_id, id)
);
CREATE INDEX changes_by_age ON changes (created_at);
CREATE INDEX changes_by_path ON changes (account_id, path, id);

create table comparisons (
  account_id text collate "C" not null,
  id text collate "C" not null,
  target_id text collate "C" not null,
  status text not null default 'scheduled'::text,
  run integer not null default 0,
  phase text not null default 'listing'::text,
  next_from text,
  adverts_read integer not null default 0,
  adverts_total integer,
  adopts_unknown boolean not null default false,
  started_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  failure_code text,
  failure_message json,
  due_at timestamp(3) with time zone,
  failures integer not null default 0,
  lease_until timestamp(3) with time zone,
  lease_token text,
  constraint comparisons_pkey PRIMARY KEY (account_id, id),
  constraint comparisons_account_id_target_id_fkey FOREIGN KEY (account_id, target_id) REFERENCES targets(account_id, id) ON DELETE CASCADE
);
CREATE INDEX comparisons_due ON comparisons (account_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX comparisons_due_at ON comparisons (due_at) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX comparisons_of_target ON comparisons (target_id, account_id);

create table contacts (
  account_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  details json not null,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  due_at timestamp(3) with time zone,
  failures integer not null default 0,
  lease_until timestamp(3) with time zone,
  lease_token text,
  constraint contacts_pkey PRIMARY KEY (account_id, id),
  constraint contacts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX contacts_by_words ON public.contacts USING gin (search_vector(account_id, contact_text(id, details)));
CREATE INDEX contacts_due ON contacts (account_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX contacts_due_at ON contacts (due_at) WHERE (due_at IS NOT NULL);

create table deliveries (
  account_id text collate "C" not null,
  id text collate "C" not null,
  webhook_id text collate "C" not null,
  event_id text collate "C" not null,
  ordering_key text collate "C",
  "position" bigint not null,
  status text not null default 'pending'::text,
  created_at timestamp(3) with time zone not null default now(),
  due_at timestamp(3) with time zone,
  failures integer not null default 0,
  lease_until timestamp(3) with time zone,
  lease_token text,
  constraint deliveries_pkey PRIMARY KEY (account_id, id),
  constraint deliveries_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES events(account_id, id) ON DELETE CASCADE,
  constraint deliveries_account_id_webhook_id_fkey FOREIGN KEY (account_id, webhook_id) REFERENCES webhooks(account_id, id) ON DELETE CASCADE
);
CREATE INDEX deliveries_by_event ON deliveries (event_id, account_id) WITH (fillfactor='50');
CREATE INDEX deliveries_by_webhook ON deliveries (webhook_id, account_id, id) WITH (fillfactor='50');
CREATE INDEX deliveries_due ON deliveries (account_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX deliveries_due_at ON deliveries (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX deliveries_in_order ON deliveries (webhook_id, account_id, ordering_key, "position") WHERE (status = 'pending'::text);
CREATE OR REPLACE FUNCTION public.forget_attempts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from delivery_attempts where (account_id, delivery_id) in (select account_id, id from gone);
  return null;
end $function$;
CREATE TRIGGER forget_attempts AFTER DELETE ON public.deliveries REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_attempts();

create table delivery_attempts (
  account_id text collate "C" not null,
  id text collate "C" not null,
  delivery_id text collate "C" not null,
  started_at timestamp(3) with time zone not null default now(),
  duration_ms integer,
  status_code integer,
  response_headers json,
  response_body text,
  failure_code text,
  failure_message json,
  constraint delivery_attempts_pkey PRIMARY KEY (account_id, delivery_id, id)
);

create table differences (
  account_id text collate "C" not null,
  id text collate "C" not null,
  target_id text collate "C" not null,
  subject text collate "C" not null,
  kind text not null,
  run integer not null default 0,
  status text not null default 'open'::text,
  action text,
  listing_id text collate "C",
  property_id text collate "C",
  portal_id text,
  external_id text,
  title text,
  changed_at timestamp(3) with time zone,
  unread json,
  failure_code text,
  failure_message json,
  problems json,
  found_at timestamp(3) with time zone not null default now(),
  mended_at timestamp(3) with time zone,
  due_at timestamp(3) with time zone,
  failures integer not null default 0,
  lease_until timestamp(3) with time zone,
  lease_token text,
  accepts_losses boolean not null default false,
  constraint differences_pkey PRIMARY KEY (account_id, id),
  constraint differences_account_id_target_id_fkey FOREIGN KEY (account_id, target_id) REFERENCES targets(account_id, id) ON DELETE CASCADE
);
CREATE INDEX differences_by_age ON differences (mended_at) WHERE (status = 'mended'::text);
CREATE INDEX differences_due ON differences (account_id, target_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX differences_due_at ON differences (due_at) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX differences_of_subject ON differences (target_id, account_id, subject) WHERE (status <> 'mended'::text);
CREATE INDEX differences_of_target ON differences (account_id, target_id, id);

create table event_logs (
  account_id text collate "C" not null,
  last_position bigint not null,
  constraint event_logs_pkey PRIMARY KEY (account_id),
  constraint event_logs_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table events (
  account_id text collate "C" not null,
  id text collate "C" not null,
  "position" bigint not null,
  name text not null,
  payload text not null,
  ordering_key text collate "C",
  request_id text collate "C",
  created_at timestamp(3) with time zone not null default now(),
  actor json,
  constraint events_pkey PRIMARY KEY (account_id, id),
  constraint events_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX events_by_age ON events (created_at);
CREATE INDEX events_by_request ON events (account_id, request_id) WHERE (request_id IS NOT NULL);
CREATE UNIQUE INDEX events_in_order ON events (account_id, "position") WHERE ("position" > 0);

create table files (
  account_id text collate "C" not null,
  hash text collate "C" not null,
  content_type text not null,
  bytes integer not null,
  width integer,
  height integer,
  pages integer,
  released_at timestamp(3) with time zone default now(),
  constraint files_pkey PRIMARY KEY (account_id, hash),
  constraint files_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX files_released ON files (released_at) WHERE (released_at IS NOT NULL);
CREATE OR REPLACE FUNCTION public.count_usage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;
CREATE TRIGGER count_added AFTER INSERT ON public.files REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_usage('media_bytes');
CREATE OR REPLACE FUNCTION public.count_usage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;
CREATE TRIGGER count_removed AFTER DELETE ON public.files REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_usage('media_bytes');

create table idempotency_keys (
  account_id text collate "C" not null,
  key text not null,
  request_hash bytea not null,
  answer bytea,
  created_at timestamp(3) with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (account_id, key),
  constraint idempotency_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

create table invitations (
  account_id text collate "C" not null,
  id text collate "C" not null,
  email text not null,
  role text not null,
  language text not null,
  hash bytea not null,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  proves_email boolean not null default false,
  created_by text collate "C",
  constraint invitations_hash_key UNIQUE (hash),
  constraint invitations_pkey PRIMARY KEY (account_id, id),
  constraint invitations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX invitations_by_email ON invitations (account_id, email);
CREATE INDEX invitations_by_end ON invitations (expires_at);

create table kept_adverts (
  account_id text collate "C" not null,
  id text collate "C" not null,
  target_id text collate "C" not null,
  property_id text collate "C" not null,
  placement json not null,
  due_at timestamp(3) with time zone,
  failures integer not null default 0,
  lease_until timestamp(3) with time zone,
  lease_token text,
  constraint kept_adverts_pkey PRIMARY KEY (account_id, id),
  constraint kept_adverts_target FOREIGN KEY (account_id, target_id) REFERENCES targets(account_id, id) ON DELETE CASCADE
);
CREATE INDEX kept_adverts_due ON kept_adverts (account_id, target_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX kept_adverts_due_at ON kept_adverts (due_at) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX kept_adverts_of_property ON kept_adverts (property_id, account_id, target_id);
CREATE INDEX kept_adverts_of_target ON kept_adverts (target_id, account_id);

create table listed_objects (
  account_id text collate "C" not null,
  target_id text collate "C" not null,
  external_id text not null,
  property_id text collate "C" not null,
  listing_id text collate "C" not null,
  created_at timestamp(3) with time zone not null default now(),
  portal_id text,
  gone_at timestamp(3) with time zone,
  constraint listed_objects_pkey PRIMARY KEY (account_id, target_id, external_id),
  constraint listed_objects_account_id_target_id_fkey FOREIGN KEY (account_id, target_id) REFERENCES targets(account_id, id) ON DELETE CASCADE
);
CREATE INDEX listed_objects_by_folded_id ON listed_objects (lower(external_id), target_id, account_id);
CREATE INDEX listed_objects_by_portal_id ON listed_objects ("left"(portal_id, 60), target_id, account_id) WHERE (portal_id IS NOT NULL);
CREATE INDEX listed_objects_gone ON listed_objects (gone_at) WHERE (gone_at IS NOT NULL);

create table listing_attempts (
  account_id text collate "C" not null,
  listing_id text collate "C" not null,
  id text collate "C" not null,
  type text not null,
  version integer not null,
  started_at timestamp(3) with time zone not null default now(),
  duration_ms integer,
  outcome text,
  failure_code text,
  problems json,
  portal_status integer,
  portal_message text,
  portal_reference text,
  exchanges json,
  calls integer,
  file_name text,
  failure_message json,
  constraint listing_attempts_pkey PRIMARY KEY (account_id, listing_id, id),
  constraint listing_attempts_account_id_listing_id_fkey FOREIGN KEY (account_id, listing_id) REFERENCES listings(account_id, id) ON DELETE CASCADE
);
CREATE INDEX listing_attempts_by_age ON listing_attempts (started_at);
CREATE INDEX listing_attempts_open ON listing_attempts (listing_id, account_id) WHERE (outcome IS NULL);

create table listing_statistics (
  account_id text collate "C" not null,
  listing_id text collate "C" not null,
  day date not null,
  views integer,
  impressions integer,
  contacts integer,
  bookmarks integer,
  constraint listing_statistics_pkey PRIMARY KEY (account_id, listing_id, day),
  constraint listing_statistics_account_id_listing_id_fkey FOREIGN KEY (account_id, listing_id) REFERENCES listings(account_id, id) ON DELETE CASCADE
);
CREATE INDEX listing_statistics_by_day ON listing_statistics (day);

create table listings (
  account_id text collate "C" not null,
  id text collate "C" not null,
  property_id text collate "C" not null,
  target_id text collate "C" not null,
  is_wanted boolean not null default true,
  wanted_version integer not null default 1,
  published_version integer not null default 0,
  pending_version integer,
  report json,
  has_failed boolean not null default false,
  is_unsure boolean not null default false,
  portal_id text,
  public_url text,
  failure_code text,
  problems json,
  attempts integer not null default 0,
  published_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  due_at timestamp(3) with time zone,
  failures integer not null default 0,
  lease_until timestamp(3) with time zone,
  lease_token text,
  tried_at timestamp(3) with time zone,
  transfer text,
  report_due_at timestamp(3) with time zone,
  warnings json,
  is_report_awaited boolean not null default false,
  withdrawal_reason text,
  is_confirmed boolean not null default false,
  remembered json,
  mailed_url text,
  failure_message json,
  awaits_property boolean not null default false,
  status text not null generated always as (
CASE
    WHEN (NOT is_wanted) THEN
    CASE
        WHEN has_failed THEN 'failed'::text
        ELSE 'unpublishing'::text
    END
    WHEN (has_failed AND (NOT awaits_property)) THEN 'failed'::text
    WHEN (published_version = 0) THEN 'pending'::text
    WHEN (awaits_property OR (published_version < wanted_version)) THEN 'updating'::text
    ELSE 'published'::text
END) stored,
  missing_since timestamp(3) with time zone,
  portal_number text,
  adopted_version integer,
  constraint listings_pkey PRIMARY KEY (account_id, id),
  constraint listings_property FOREIGN KEY (account_id, property_id) REFERENCES properties(account_id, id),
  constraint listings_target FOREIGN KEY (account_id, target_id) REFERENCES targets(account_id, id)
);
CREATE INDEX listings_awaiting_report ON listings (target_id, account_id) WHERE is_report_awaited;
CREATE INDEX listings_by_portal_id ON listings ("left"(portal_id, 60), target_id, account_id) WHERE (portal_id IS NOT NULL);
CREATE INDEX listings_by_status ON listings (status, account_id, id, target_id);
CREATE INDEX listings_due ON listings (account_id, target_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX listings_due_at ON listings (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX listings_missing ON listings (account_id, target_id) WHERE (missing_since IS NOT NULL);
CREATE UNIQUE INDEX listings_of_property ON listings (property_id, account_id, target_id) WITH (fillfactor='50');
CREATE INDEX listings_of_target ON listings (target_id, account_id, id) WITH (fillfactor='50');

create table mail_counts (
  account_id text collate "C" not null,
  target_id text collate "C" not null,
  hour timestamp(3) with time zone not null,
  mails integer not null,
  bytes bigint not null,
  constraint mail_counts_pkey PRIMARY KEY (account_id, target_id),
  constraint mail_counts_account_id_target_id_fkey FOREIGN KEY (account_id, target_id) REFERENCES targets(account_id, id) ON DELETE CASCADE
);

create table mails (
  account_id text collate "C" not null,
  id text collate "C" not null,
  target_id text collate "C" not null,
  envelope_sender text not null,
  recipient text not null,
  hash bytea not null,
  raw bytea,
  outcome text,
  failure_code text,
  report json,
  repeats bytea[],
  received_at timestamp(3) with time zone not null default now(),
  due_at timestamp(3) with time zone default now(),
  failures integer not null default 0,
  lease_until timestamp(3) with time zone,
  lease_token text,
  constraint mails_pkey PRIMARY KEY (account_id, id),
  constraint mails_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX mails_by_age ON mails (account_id, received_at) WHERE (received_at IS NOT NULL);
CREATE UNIQUE INDEX mails_by_content ON mails (hash, target_id, account_id);
CREATE INDEX mails_due ON mails (account_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX mails_due_at ON mails (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX mails_that_repeat ON mails (account_id, id) WHERE (repeats IS NOT NULL);
CREATE INDEX mails_unreadable ON mails (account_id, id) WHERE (outcome = 'unreadable'::text);
CREATE OR REPLACE FUNCTION public.count_usage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;
CREATE TRIGGER count_added AFTER INSERT ON public.mails REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_usage('mail_bytes');
CREATE OR REPLACE FUNCTION public.count_changed_mail()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update account_usage
  set mail_bytes = mail_bytes + coalesce(octet_length(new.raw), 0) - coalesce(octet_length(old.raw), 0)
  where account_id = new.account_id;
  return null;
end
$function$;
CREATE TRIGGER count_changed AFTER UPDATE OF raw ON public.mails FOR EACH ROW WHEN ((COALESCE(octet_length(old.raw), 0) <> COALESCE(octet_length(new.raw), 0))) EXECUTE FUNCTION count_changed_mail();
CREATE OR REPLACE FUNCTION public.count_usage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;
CREATE TRIGGER count_removed AFTER DELETE ON public.mails REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_usage('mail_bytes');

create table migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp(3) with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (name)
);

create table online_adverts (
  account_id text collate "C" not null,
  target_id text collate "C" not null,
  key text collate "C" not null,
  portal_id text,
  external_id text,
  title text,
  is_shown boolean,
  changed_at timestamp(3) with time zone,
  mark text,
  run integer not null,
  is_gone boolean not null default false,
  known_mark text,
  known_published_at timestamp(3) with time zone,
  constraint online_adverts_pkey PRIMARY KEY (account_id, target_id, key),
  constraint online_adverts_account_id_target_id_fkey FOREIGN KEY (account_id, target_id) REFERENCES targets(account_id, id) ON DELETE CASCADE
);
CREATE INDEX online_adverts_by_number ON online_adverts (target_id, account_id, external_id);

create table password_resets (
  account_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  hash bytea not null,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  proves_email boolean not null default false,
  constraint password_resets_hash_key UNIQUE (hash),
  constraint password_resets_pkey PRIMARY KEY (account_id, id),
  constraint password_resets_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id) ON DELETE CASCADE
);
CREATE INDEX password_resets_by_user ON password_resets (account_id, user_id);

create table properties (
  account_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  type text not null,
  external_id text not null,
  contact_id text collate "C",
  fields json not null,
  attachments json not null,
  links json,
  processing_status text not null default 'pending'::text,
  failure_code text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  attachments_named_at timestamp with time zone not null default now(),
  due_at timestamp(3) with time zone default now(),
  failures integer not null default 0,
  lease_until timestamp(3) with time zone,
  lease_token text,
  is_leaving boolean not null default false,
  offer_status text not null default 'open'::text,
  failure_message json,
  title text not null default ''::text,
  price double precision not null default '-1'::integer,
  area double precision not null default 0,
  city text not null default ''::text,
  search_text text not null default ''::text,
  constraint properties_pkey PRIMARY KEY (account_id, id),
  constraint properties_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint properties_contact FOREIGN KEY (account_id, contact_id) REFERENCES contacts(account_id, id)
);
CREATE INDEX properties_by_area ON properties (account_id, area, id);
CREATE INDEX properties_by_change ON properties (account_id, updated_at, id);
CREATE INDEX properties_by_city ON properties (account_id, folded(city) COLLATE "C", id);
CREATE INDEX properties_by_contact ON properties (account_id, contact_id) WHERE (contact_id IS NOT NULL);
CREATE INDEX properties_by_external_id ON properties (external_id, account_id);
CREATE INDEX properties_by_price ON properties (account_id, price, id);
CREATE INDEX properties_by_words ON public.properties USING gin (search_vector(account_id, search_text));
CREATE INDEX properties_due ON properties (account_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX properties_due_at ON properties (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX properties_failed ON properties (account_id, id) WHERE (processing_status = 'failed'::text);
CREATE OR REPLACE FUNCTION public.await_property()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from listings
  where property_id = new.id and account_id = new.account_id and is_wanted order by id for update;
  update listings set awaits_property = true
  where property_id = new.id and account_id = new.account_id and is_wanted;
  return null;
end $function$;
CREATE TRIGGER await_property AFTER UPDATE OF processing_status ON public.properties FOR EACH ROW WHEN (((new.processing_status = 'pending'::text) AND (old.processing_status = ANY (ARRAY['succeeded'::text, 'failed'::text])))) EXECUTE FUNCTION await_property();
CREATE OR REPLACE FUNCTION public.delete_kept_adverts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update kept_adverts as advert set due_at = now()
  from gone where advert.property_id = gone.id and advert.account_id = gone.account_id;
  return null;
end $function$;
CREATE TRIGGER delete_kept_adverts AFTER DELETE ON public.properties REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_kept_adverts();

create table renditions (
  account_id text collate "C" not null,
  file_hash text collate "C" not null,
  edge_max integer not null,
  bytes_max integer not null,
  hash text collate "C" not null,
  bytes integer not null,
  constraint renditions_pkey PRIMARY KEY (account_id, file_hash, edge_max, bytes_max),
  constraint renditions_account_id_file_hash_fkey FOREIGN KEY (account_id, file_hash) REFERENCES files(account_id, hash) ON DELETE CASCADE
);
CREATE OR REPLACE FUNCTION public.count_usage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;
CREATE TRIGGER count_added AFTER INSERT ON public.renditions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_usage('media_bytes');
CREATE OR REPLACE FUNCTION public.count_usage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;
CREATE TRIGGER count_removed AFTER DELETE ON public.renditions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_usage('media_bytes');

create table replays (
  account_id text collate "C" not null,
  id text collate "C" not null,
  webhook_id text collate "C" not null,
  since timestamp(3) with time zone not null,
  after_position bigint not null,
  "position" bigint not null,
  until_position bigint not null,
  reached_at timestamp(3) with time zone,
  deliveries integer not null default 0,
  status text not null default 'running'::text,
  created_at timestamp(3) with time zone not null default now(),
  ended_at timestamp(3) with time zone,
  due_at timestamp(3) with time zone default now(),
  failures integer not null default 0,
  lease_until timestamp(3) with time zone,
  lease_token text,
  constraint replays_pkey PRIMARY KEY (account_id, id),
  constraint replays_account_id_webhook_id_fkey FOREIGN KEY (account_id, webhook_id) REFERENCES webhooks(account_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX replays_by_webhook ON replays (webhook_id, account_id);
CREATE INDEX replays_due ON replays (account_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX replays_due_at ON replays (due_at) WHERE (due_at IS NOT NULL);

create table requests (
  account_id text collate "C" not null,
  id text collate "C" not null,
  target_id text collate "C" not null,
  mail_id text collate "C" not null,
  listing_id text collate "C",
  property_id text collate "C",
  external_id text,
  details json not null,
  hash bytea not null,
  received_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  read_at timestamp(3) with time zone,
  mailed_external_id text,
  constraint requests_pkey PRIMARY KEY (account_id, id),
  constraint requests_account_id_mail_id_fkey FOREIGN KEY (account_id, mail_id) REFERENCES mails(account_id, id) ON DELETE CASCADE
);
CREATE INDEX requests_by_age ON requests (account_id, received_at) WHERE (received_at IS NOT NULL);
CREATE INDEX requests_by_content ON requests (hash, target_id, account_id, received_at);
CREATE INDEX requests_by_listing ON requests (listing_id, account_id, id) WHERE (listing_id IS NOT NULL);
CREATE INDEX requests_by_mail ON requests (mail_id, account_id);
CREATE INDEX requests_by_property ON requests (property_id, account_id, id) WHERE (property_id IS NOT NULL);
CREATE INDEX requests_by_target ON requests (target_id, account_id, id);
CREATE INDEX requests_by_words ON public.requests USING gin (search_vector(account_id, request_text(id, external_id, details)));
CREATE INDEX requests_unmatched ON requests (account_id, id) WHERE (property_id IS NULL);
CREATE INDEX requests_unread ON requests (account_id, id) WHERE (read_at IS NULL);

create table secrets_key_check (
  sealed bytea not null,
  prefix bytea not null,
  constraint secrets_key_check_pkey PRIMARY KEY (prefix)
);

create table sessions (
  account_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  hash bytea not null,
  user_agent text,
  address text not null,
  created_at timestamp(3) with time zone not null default now(),
  last_seen_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  constraint sessions_hash_key UNIQUE (hash),
  constraint sessions_pkey PRIMARY KEY (account_id, id),
  constraint sessions_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES users(account_id, id) ON DELETE CASCADE
);
CREATE INDEX sessions_by_end ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (account_id, user_id);

create table setup_links (
  hash bytea not null,
  email text,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  constraint setup_links_pkey PRIMARY KEY (hash)
);

create table shown_contacts (
  account_id text collate "C" not null,
  id text collate "C" not null,
  target_id text collate "C" not null,
  contact_id text collate "C" not null,
  wanted_version integer not null default 1,
  told_version integer not null default 0,
  remembered json,
  due_at timestamp(3) with time zone,
  failures integer not null default 0,
  lease_until timestamp(3) with time zone,
  lease_token text,
  constraint shown_contacts_pkey PRIMARY KEY (account_id, id),
  constraint shown_contacts_contact FOREIGN KEY (account_id, contact_id) REFERENCES contacts(account_id, id) ON DELETE CASCADE,
  constraint shown_contacts_target FOREIGN KEY (account_id, target_id) REFERENCES targets(account_id, id) ON DELETE CASCADE
);
CREATE INDEX shown_contacts_due ON shown_contacts (account_id, target_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX shown_contacts_due_at ON shown_contacts (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX shown_contacts_of_contact ON shown_contacts (contact_id, account_id);
CREATE UNIQUE INDEX shown_contacts_of_target ON shown_contacts (target_id, contact_id, account_id);

create table sign_in_guesses (
  key bytea not null,
  guesses integer not null,
  guessed_at timestamp(3) with time zone not null default now(),
  next_at timestamp(3) with time zone not null,
  constraint sign_in_guesses_pkey PRIMARY KEY (key)
);
CREATE INDEX sign_in_guesses_by_age ON sign_in_guesses (guessed_at);

create table statistic_reads (
  account_id text collate "C" not null,
  id text collate "C" not null,
  target_id text collate "C" not null,
  read_until date,
  read_at timestamp(3) with time zone,
  due_at timestamp(3) with time zone,
  failures integer not null default 0,
  lease_until timestamp(3) with time zone,
  lease_token text,
  constraint statistic_reads_pkey PRIMARY KEY (account_id, id),
  constraint statistic_reads_account_id_id_fkey FOREIGN KEY (account_id, id) REFERENCES listings(account_id, id) ON DELETE CASCADE
);
CREATE INDEX statistic_reads_due ON statistic_reads (account_id, target_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX statistic_reads_due_at ON statistic_reads (due_at) WHERE (due_at IS NOT NULL);

create table target_notes (
  account_id text collate "C" not null,
  target_id text collate "C" not null,
  id text collate "C" not null,
  mail_id text collate "C" not null,
  says text not null,
  sender text,
  words text not null,
  received_at timestamp(3) with time zone not null,
  constraint target_notes_pkey PRIMARY KEY (account_id, target_id, id),
  constraint target_notes_account_id_target_id_fkey FOREIGN KEY (account_id, target_id) REFERENCES targets(account_id, id) ON DELETE CASCADE
);
CREATE INDEX target_notes_by_mail ON target_notes (account_id, mail_id);

create table targets (
  account_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  type text not null,
  name text not null,
  email_id text collate "C" not null,
  options json not null,
  redirect_url text,
  authorization_status text not null default 'pending'::text,
  authorization_token text collate "C",
  credentials bytea,
  handshake bytea,
  facts json not null default '{}'::json,
  failure_code text,
  quiet_until timestamp(3) with time zone,
  is_sync_wanted boolean not null default false,
  sync json,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  due_at timestamp(3) with time zone,
  failures integer not null default 0,
  lease_until timestamp(3) with time zone,
  lease_token text,
  contact_id text collate "C",
  place_freed_at timestamp with time zone,
  auto_collect_requests boolean not null default false,
  shown_credentials json,
  failure_message json,
  portal_message text,
  republish_missing boolean not null default false,
  access bytea,
  constraint targets_authorization_token_key UNIQUE (authorization_token),
  constraint targets_email_id_key UNIQUE (email_id),
  constraint targets_pkey PRIMARY KEY (account_id, id),
  constraint targets_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint targets_contact FOREIGN KEY (account_id, contact_id) REFERENCES contacts(account_id, id)
);
CREATE INDEX targets_by_contact ON targets (account_id, contact_id) WHERE (contact_id IS NOT NULL);
CREATE INDEX targets_due ON targets (account_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX targets_due_at ON targets (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX targets_without_access ON targets (authorization_status, type) WHERE (authorization_status <> 'authorized'::text);
CREATE OR REPLACE FUNCTION public.count_usage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;
CREATE TRIGGER count_added AFTER INSERT ON public.targets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_usage('targets');
CREATE OR REPLACE FUNCTION public.count_usage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;
CREATE TRIGGER count_removed AFTER DELETE ON public.targets REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_usage('targets');

create table uploads (
  account_id text collate "C" not null,
  id text collate "C" not null,
  file_hash text collate "C" not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint uploads_pkey PRIMARY KEY (account_id, id),
  constraint uploads_account_id_file_hash_fkey FOREIGN KEY (account_id, file_hash) REFERENCES files(account_id, hash) ON DELETE CASCADE
);
CREATE INDEX uploads_by_file ON uploads (file_hash, account_id);

create table users (
  account_id text collate "C" not null,
  id text collate "C" not null,
  email text not null,
  name text not null,
  language text not null,
  role text not null,
  password text not null,
  known_networks text[] not null default '{}'::text[],
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  last_seen_at timestamp(3) with time zone,
  is_email_proved boolean not null default false,
  constraint users_pkey PRIMARY KEY (account_id, id),
  constraint users_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX users_by_email ON users (email);

create table webhooks (
  account_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  url text not null,
  events text[] not null,
  envelope text not null,
  description text,
  enabled boolean not null,
  signing_key bytea not null,
  previous_signing_key bytea,
  previous_signing_key_until timestamp(3) with time zone,
  failing_since timestamp(3) with time zone,
  disabled_reason text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  constraint webhooks_pkey PRIMARY KEY (account_id, id),
  constraint webhooks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX webhooks_failing ON webhooks (failing_since) WHERE (failing_since IS NOT NULL);
