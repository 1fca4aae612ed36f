-- When an advert was taken down there last: what failed for want of a place, and began before, is tried again.
alter table targets add column place_freed_at timestamptz;
