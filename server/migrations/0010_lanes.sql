-- Listings are claimed target by target, so that a long queue at one portal does not hold up the others.
drop index listings_due;
create index listings_due on listings (account_id, target_id, due_at) where due_at is not null;
