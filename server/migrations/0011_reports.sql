-- The file in which a listing was handed over last: a portal's import report is about what its file carried.
alter table listings
  add column transfer text,
  -- Until when the portal has time to report on the version that it has taken.
  add column report_due_at timestamptz(3),
  -- What the portal remarks about an advert that it has taken.
  add column warnings json,
  -- It follows from the other columns and from the property: see server/src/listings/listing-status.ts.
  drop column status;

-- Those that wait already have waited for a part of their day.
update listings set report_due_at = due_at where pending_version is not null;
