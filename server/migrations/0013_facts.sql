-- What a connector found out about a portal. The code and the connectors' contract call it facts.
alter table targets rename column memory to facts;
