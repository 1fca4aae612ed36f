-- What is done with a row changes what its indexes know of it, so that each of them gets a second entry soon after the first, and beside it.
-- Their pages are filled from left to right: half full, they have room for it, and need not be tidied or split to make some.
alter index deliveries_pkey set (fillfactor = 50);
alter index deliveries_by_event set (fillfactor = 50);
alter index deliveries_by_webhook set (fillfactor = 50);
alter index listings_pkey set (fillfactor = 50);
alter index listings_of_property set (fillfactor = 50);
alter index listings_of_target set (fillfactor = 50);
alter index mails_pkey set (fillfactor = 50);
