-- What a login was exchanged for: encrypted, and shared by all who speak to the portal.
alter table targets add column access bytea;

-- Platform C is opened by a login that clients give with the target. What its users have granted, and the key of the account, open
-- nothing any more.
update targets set
  credentials = null, handshake = null, authorization_token = null, facts = '{}', options = (options::jsonb - 'marketingKey')::json,
  authorization_status = case authorization_status when 'authorized' then 'revoked' else 'failed' end, failure_code = 'unauthorized',
  failure_message = '{"sentences":[{"key":"portalWantsLogin","params":{"portal":"Portal C"}}]}', portal_message = null,
  due_at = null, failures = 0, version = version + 1, updated_at = now()
where type = 'platform-c';
delete from account_credentials where type = 'platform-c';
