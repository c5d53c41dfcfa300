/** Streams that a projection or a reactor passes over, for they hold an event that it cannot read. */
export const setAside = `
  create table if not exists ops.set_aside (
    reader text not null,
    stream text not null,
    revision integer not null,
    type text not null,
    reason text not null,
    at timestamptz not null default now(),
    primary key (reader, stream)
  );
`;
