-- All that is planned for a webhook is found by it, not only what is in order: it is given up in batches.
drop index deliveries_in_order;
create index deliveries_in_order on deliveries (webhook_id, account_id, listing_id, position) where status = 'pending';
