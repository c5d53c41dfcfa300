/** A row per build; `serves` marks the view's. `handled_until`: recording time of the last handled event, null if none wait. */
export const readModels = `
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
`;
