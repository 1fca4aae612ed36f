-- What failed is a message without a language now (JSON: its sentences, with what fills their gaps), and is rendered where it is
-- read. What was text before stays that text. Only rows with a failure are written anew.
do $$
declare
  failing text;
begin
  foreach failing in array array['properties', 'attachments', 'targets', 'listings', 'listing_attempts', 'delivery_attempts']
  loop
    execute format('alter table %I rename column failure_message to failure_text', failing);
    execute format('alter table %I add column failure_message json', failing);
    execute format(
      'update %I set failure_message = to_json(failure_text) where failure_text is not null', failing);
    execute format('alter table %I drop column failure_text', failing);
  end loop;
end $$;

-- The portal's own words stand beside ours.
alter table targets add column portal_message text;

-- What an import report has against a listing that waits to be told of it.
update listings set report = json_build_object('problem', json_build_object('portalMessage', report->'problem'))
where json_typeof(report->'problem') = 'string';
