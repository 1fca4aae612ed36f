-- Since when the property of a listed object is gone: its number is kept for late inquiries for a year, and free then.
alter table listed_objects add column gone_at timestamptz(3);
create index listed_objects_gone on listed_objects (gone_at) where gone_at is not null;

-- What portals said of days that are long over is looked for by the day.
create index listing_statistics_by_day on listing_statistics (day);
