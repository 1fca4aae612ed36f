-- People sign in with address and password. An address is one person's, and a person belongs to one account.
create table users (
  account_id text collate "C" not null references accounts on delete cascade,
  id text collate "C" not null,
  email text not null,
  name text not null,
  language text not null,
  role text not null,
  -- As argon2id writes it, with its salt and its costs.
  password text not null,
  -- Where the person has signed in from lately: whoever guesses elsewhere does not keep them out.
  known_networks text[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3),
  primary key (account_id, id)
);

create unique index users_by_email on users (email);

create table sessions (
  account_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  hash bytea not null unique,
  user_agent text,
  address text not null,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users on delete cascade
);

create index sessions_by_user on sessions (account_id, user_id);
create index sessions_by_end on sessions (expires_at);

create table invitations (
  account_id text collate "C" not null references accounts on delete cascade,
  id text collate "C" not null,
  email text not null,
  role text not null,
  language text not null,
  hash bytea not null unique,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (account_id, id)
);

create unique index invitations_by_email on invitations (account_id, email);
create index invitations_by_end on invitations (expires_at);

create table password_resets (
  account_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  hash bytea not null unique,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (account_id, id),
  foreign key (account_id, user_id) references users on delete cascade
);

create index password_resets_by_user on password_resets (account_id, user_id);

-- Links to a new account: of the first person of the installation, or, with an address, of somebody who signs up.
create table setup_links (
  hash bytea primary key,
  email text,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3)
);

-- How often a password was guessed, of an address and from a network; the key is a hash of what is counted.
create table sign_in_guesses (
  key bytea primary key,
  guesses integer not null,
  guessed_at timestamptz(3) not null default now(),
  next_at timestamptz(3) not null
);

create index sign_in_guesses_by_age on sign_in_guesses (guessed_at);
