-- Why something failed is a message without a language now (JSON: its sentences, with what fills their gaps), and is rendered
-- where it is read. What was text before stays that text. Only rows with a failure are written anew.
alter table properties rename column failure_message to failure_text;
alter table properties add column failure_message json;
update properties set failure_message = to_json(failure_text) where failure_text is not null;
alter table properties drop column failure_text;

alter table attachments rename column failure_message to failure_text;
alter table attachments add column failure_message json;
update attachments set failure_message = to_json(failure_text) where failure_text is not null;
alter table attachments drop column failure_text;

alter table targets rename column failure_message to failure_text;
alter table targets add column failure_message json;
update targets set failure_message = to_json(failure_text) where failure_text is not null;
alter table targets drop column failure_text;

alter table listings rename column failure_message to failure_text;
alter table listings add column failure_message json;
update listings set failure_message = to_json(failure_text) where failure_text is not null;
alter table listings drop column failure_text;

alter table listing_attempts rename column failure_message to failure_text;
alter table listing_attempts add column failure_message json;
update listing_attempts set failure_message = to_json(failure_text) where failure_text is not null;
alter table listing_attempts drop column failure_text;

alter table delivery_attempts rename column failure_message to failure_text;
alter table delivery_attempts add column failure_message json;
update delivery_attempts set failure_message = to_json(failure_text) where failure_text is not null;
alter table delivery_attempts drop column failure_text;

-- The portal's own words stand beside ours.
alter table targets add column portal_message text;

-- What an import report has against a listing that waits to be told of it.
update listings set report = json_build_object('problem', json_build_object('portalMessage', report->'problem'))
where json_typeof(report->'problem') = 'string';
