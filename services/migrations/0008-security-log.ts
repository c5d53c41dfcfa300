export const securityLog = `
  create schema if not exists security;
  create table if not exists security.event (
    id text primary key,
    kind text not null,
    call text not null,
    code text,
    user_id text,
    account text,
    network text not null,
    minute timestamptz not null,
    count integer not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    unique nulls not distinct (minute, kind, call, code, user_id, account, network)
  );
  create index if not exists event_last_at on security.event (last_at);
  create index if not exists event_user_id on security.event (user_id);
  create index if not exists event_account on security.event (account);
`;
