-- In which the account is told things, and answered unless a request names another one.
alter table accounts add column language text not null default 'en' check (language in ('en', 'de'));
