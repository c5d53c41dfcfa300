/** In a schema apart from the events, so that backups of both can be kept apart. */
export const personalKeys = `
  create schema if not exists personal_keys;
  create table if not exists personal_keys.key (
    user_id text primary key,
    key bytea,
    created_at timestamptz not null default now(),
    destroyed_at timestamptz,
    check ((key is null) = (destroyed_at is not null))
  );
`;
