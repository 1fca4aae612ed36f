-- Whether the portal itself has said that it shows it; a file that was handed over is only taken for that.
alter table listings add column is_confirmed boolean not null default false;
update listings set is_confirmed = true where published_version > 0 and transfer is null;
