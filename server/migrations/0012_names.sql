-- What must be kept while the user is away at the portal. "Kept" said nothing to whoever looked for it.
alter table targets rename column kept to handshake;
