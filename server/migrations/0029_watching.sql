-- For those who watch: what is without access, and what fails, is few among many.
create index targets_without_access on targets (authorization_status, type) where authorization_status <> 'authorized';
create index webhooks_failing on webhooks (failing_since) where failing_since is not null;
