-- What lists are put in order by and searched for, beside the document that they show.

-- Bodies that are bound when they are made: an index is built without a search path.

-- Words as they are compared: without capitals, accents and the two ways of writing an umlaut. To take accents away takes longer than all the
-- rest, and most words have none.
create function folded(words text) returns text language sql immutable parallel safe
begin atomic
  select replace(replace(replace(replace(
    lower(case when octet_length(words) = char_length(words) then words else translate(words,
      'äöüÄÖÜáàâãåÁÀÂÃÅéèêëÉÈÊËíìîïÍÌÎÏóòôõøÓÒÔÕØúùûÚÙÛçÇñÑšŠžŽłŁćĆńŃśŚźŹżŻčČřŘěĚůŮđĐ',
      'aouAOUaaaaaAAAAAeeeeEEEEiiiiIIIIoooooOOOOOuuuUUUcCnNsSzZlLcCnNsSzZzZcCrReEuUdD') end),
    'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
end;

-- Whatever is neither a space nor a sign belongs to a word, whatever the locale of the database takes for a letter.
create function folded_words(words text) returns setof text language sql immutable parallel safe
begin atomic
  select distinct left(word, 60)
  from regexp_split_to_table(folded(words), '[\s!-/:-@\[-`{-~„“”‚‘’«»–—…·]+') as word where word <> '';
end;

-- Each word bears its account: whoever searches reads nothing but entries of the own one, however many others have the word.
create function search_vector(account_id text, words text) returns tsvector language sql immutable parallel safe
begin atomic
  select array_to_tsvector(array(select account_id || '/' || word from folded_words(words) as word));
end;

-- Every word has to be the beginning of one; null without any.
create function search_query(account_id text, words text) returns tsquery language sql immutable parallel safe
begin atomic
  select string_agg('''' || account_id || '/' || word || ''':*', ' & ')::tsquery from folded_words(words) as word;
end;

alter table properties
  add column title text not null default '',
  add column price double precision not null default -1, -- on request
  add column area double precision not null default 0,
  add column city text not null default '',
  add column search_text text not null default '';

update properties set
  title = coalesce(fields ->> 'title', ''),
  price = coalesce((fields ->> 'baseRent')::double precision, (fields ->> 'purchasePrice')::double precision, -1),
  area = coalesce((fields ->> 'livingArea')::double precision, (fields ->> 'plotArea')::double precision, 0),
  city = coalesce(fields #>> '{address,city}', ''),
  search_text = concat_ws(' ', id, external_id, fields ->> 'title', fields #>> '{address,street}',
    fields #>> '{address,streetNumber}', fields #>> '{address,postalCode}', fields #>> '{address,city}');

create index properties_by_change on properties (account_id, updated_at, id);
create index properties_by_price on properties (account_id, price, id);
create index properties_by_area on properties (account_id, area, id);
create index properties_by_city on properties (account_id, folded(city) collate "C", id);
create index properties_by_words on properties using gin (search_vector(account_id, search_text));

create index properties_failed on properties (account_id, id) where processing_status = 'failed';

create function contact_text(id text, details json) returns text language sql immutable parallel safe
begin atomic
  select concat_ws(' ', id, details ->> 'firstName', details ->> 'lastName', details ->> 'company', details ->> 'email',
    details ->> 'phone', details ->> 'mobilePhone', details ->> 'externalId');
end;
create index contacts_by_words on contacts using gin (search_vector(account_id, contact_text(id, details)));

-- Taken from what is stored, so that whoever is erased is not found any more either.
create function request_text(id text, external_id text, details json) returns text language sql immutable parallel safe
begin atomic
  select concat_ws(' ', id, external_id, details #>> '{prospect,firstName}', details #>> '{prospect,lastName}',
    details #>> '{prospect,company}', details #>> '{prospect,email}', details #>> '{prospect,phone}',
    details #>> '{prospect,mobilePhone}', details #>> '{prospect,address,street}', details #>> '{prospect,address,city}',
    details ->> 'message', details #>> '{portal,listingId}');
end;
create index requests_by_words on requests using gin (search_vector(account_id, request_text(id, external_id, details)));
create index requests_unread on requests (account_id, id) where read_at is null;
create index requests_unmatched on requests (account_id, id) where property_id is null;

-- A listing whose property is being processed has a version that is not online yet. Set here when that begins, and taken back with the
-- version that is to go out: the status of a listing is then in its own row, where an index finds it.
alter table listings add column awaits_property boolean not null default false;
update listings set awaits_property = true
from properties
where properties.account_id = listings.account_id and properties.id = listings.property_id
  and processing_status in ('pending', 'processing');

-- Nothing sets a status: it follows from what should be online, what is, and what the portal said last.
alter table listings add column status text not null generated always as (
  case
    when not is_wanted then case when has_failed then 'failed' else 'unpublishing' end
    when has_failed and not awaits_property then 'failed'
    when published_version = 0 then 'pending'
    when awaits_property or published_version < wanted_version then 'updating'
    else 'published'
  end) stored;
create index listings_by_status on listings (status, account_id, id, target_id);

create function await_property() returns trigger language plpgsql as $$
begin
  perform from listings
  where property_id = new.id and account_id = new.account_id and is_wanted order by id for update;
  update listings set awaits_property = true
  where property_id = new.id and account_id = new.account_id and is_wanted;
  return null;
end $$;
create trigger await_property after update of processing_status on properties for each row
  when (new.processing_status = 'pending' and old.processing_status in ('succeeded', 'failed'))
  execute function await_property();
