/** Unlogged: counts need not survive a crash of Postgres. */
export const rateLimits = `
  create schema if not exists rate_limits;
  create unlogged table if not exists rate_limits.count (
    key bytea not null,
    slot bigint not null,
    taken integer not null,
    ends_at timestamptz not null,
    primary key (key, slot)
  );
  create index if not exists count_ends_at on rate_limits.count (ends_at);
`;
