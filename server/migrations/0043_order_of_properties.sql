-- Events of a property go in order, too: the listing, or the property, that an event is about. What was told of properties before has none.
alter table events rename column listing_id to ordering_key;
alter table deliveries rename column listing_id to ordering_key;
