-- Events of a property go in order, too: the listing, or the property, that an event is about.
alter table events rename column listing_id to ordering_key;
alter table deliveries rename column listing_id to ordering_key;

-- What is on its way of a property waits for what is before it, too: else what happens next would overtake it.
with waiting as (
  select deliveries.account_id, deliveries.id, payload::json ->> 'id' as property_id,
    row_number() over (partition by deliveries.account_id, webhook_id, payload::json ->> 'id' order by deliveries.position) as turn
  from deliveries
  join events on events.account_id = deliveries.account_id and events.id = deliveries.event_id
  where deliveries.status = 'pending' and deliveries.ordering_key is null and events.name like 'property.%'
)
update deliveries set ordering_key = property_id, due_at = case when turn = 1 then due_at end
from waiting
where deliveries.account_id = waiting.account_id and deliveries.id = waiting.id;
