create table targets (
  account_id text collate "C" not null references accounts on delete cascade,
  id text collate "C" not null,
  version integer not null default 1,
  type text not null,
  name text not null,
  -- Inquiries are forwarded to <email_id>@REQUESTS_DOMAIN. Lower case: mail systems fold it.
  email_id text collate "C" not null unique,
  options json not null,
  redirect_url text,
  authorization_status text not null default 'pending',
  -- In the address that the user is sent to: whoever has it may connect the target. Null where there is a login.
  authorization_token text collate "C" unique,
  -- Both encrypted: what opens the portal, and what must be kept while the user is away there.
  credentials bytea,
  kept bytea,
  -- What the connector wants to know again, such as a host key.
  memory json not null default '{}',
  failure_code text,
  failure_message text,
  -- The portal asked to be left in peace until then.
  quiet_until timestamptz(3),
  -- The portal's stock is to be made ours, and what came of that the last time.
  is_sync_wanted boolean not null default false,
  sync json,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- A target is the job of asking the portal whether its login works, and of making its stock ours.
  due_at timestamptz(3),
  failures integer not null default 0,
  lease_until timestamptz(3),
  lease_token text,
  primary key (account_id, id)
);

create index targets_due on targets (account_id, due_at) where due_at is not null;
