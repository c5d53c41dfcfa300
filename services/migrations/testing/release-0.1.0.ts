/** The tables as 0.1.0 made them, without its functions. It stays as it is. */
export const tablesOf010 = `
  create schema if not exists event_store;
  create table if not exists event_store.event (
    position bigint primary key,
    stream text collate "C" not null,
    revision integer not null,
    id uuid not null,
    type text collate "C" not null,
    data json not null,
    metadata json not null,
    recorded_at timestamptz not null default clock_timestamp(),
    unique (stream, revision)
  );
  create index if not exists event_type on event_store.event (type, position);
  create table if not exists event_store.tombstone (stream text collate "C" primary key);
  create schema if not exists personal_keys;
  create table if not exists personal_keys.key (
    user_id text primary key,
    key bytea,
    created_at timestamptz not null default now(),
    destroyed_at timestamptz,
    check ((key is null) = (destroyed_at is not null))
  );
  create schema if not exists read_models;
  create table if not exists read_models.checkpoint (
    table_name text primary key,
    projection text collate "C" not null,
    version integer not null,
    build integer not null,
    serves boolean not null default false,
    position text collate "C",
    status text not null default 'catching_up' check (status in ('running', 'catching_up', 'halted')),
    error text,
    error_position text collate "C",
    handled_until timestamptz default clock_timestamp(),
    seen_at timestamptz not null default clock_timestamp(),
    unique (projection, version, build)
  );
  create unique index if not exists checkpoint_serves on read_models.checkpoint (projection) where serves;
  create schema if not exists ops;
  create table if not exists ops.heartbeats (
    name text not null,
    instance text not null,
    pid integer not null,
    at timestamptz not null,
    detail jsonb not null default '{}',
    primary key (name, instance)
  );
  create schema if not exists mail;
  create table if not exists mail.outbox (
    id text primary key,
    recipient text not null,
    subject text not null,
    body text not null,
    user_id text not null,
    sent_at timestamptz not null default clock_timestamp()
  );
  create index if not exists outbox_user_id on mail.outbox (user_id);
  create index if not exists outbox_sent_at on mail.outbox (sent_at desc);
  create schema if not exists workflows;
  create table if not exists workflows.checkpoints (
    reactor text not null,
    version integer not null,
    position text not null,
    saved_at timestamptz not null default now(),
    primary key (reactor, version)
  );
`;
