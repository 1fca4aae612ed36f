-- Until the first one of a target is asked for, or due, it is not under way.
alter table comparisons alter column status set default 'scheduled';
update comparisons set status = 'scheduled' where status = 'pending' and started_at is null and (due_at is null or due_at > now());
