-- Why a listing is taken down, as its client says: portals that want to know are told.
alter table listings add column withdrawal_reason text;
