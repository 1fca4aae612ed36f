-- An inquiry may name an advert by nothing but what its portal calls it, also when the listing is gone. How long that is, the
-- portal says; an index takes less than all of it.
alter table listed_objects add column portal_id text;
create index listed_objects_by_portal_id on listed_objects (left(portal_id, 60), target_id, account_id)
  where portal_id is not null;
create index listings_by_portal_id on listings (left(portal_id, 60), target_id, account_id) where portal_id is not null;

-- The file in which it was handed over, for portals that take files.
alter table listing_attempts add column file_name text;

-- What is not secret of the credentials; without, as long as they have not been changed since.
alter table targets add column shown_credentials json;

-- The address of the advert as an inquiry names it; public_url is what the portal itself said.
alter table listings add column mailed_url text;
