export const heartbeats = `
  create schema if not exists ops;
  create table if not exists ops.heartbeats (
    name text not null,
    instance text not null,
    pid integer not null,
    at timestamptz not null,
    detail jsonb not null default '{}',
    primary key (name, instance)
  );
`;
