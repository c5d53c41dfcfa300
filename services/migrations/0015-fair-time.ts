/** When we could last serve, when we could not, and which calls of people under a clock failed: see `services/fair-time`. */
export const fairTime = `
  create table ops.availability (
    only_row boolean primary key default true check (only_row),
    at timestamptz not null
  );
  create table ops.outage (
    from_at timestamptz primary key,
    until_at timestamptz not null
  );
  create table ops.failed_call (
    subject text not null,
    cause text not null,
    from_at timestamptz not null,
    until_at timestamptz not null
  );
  create index failed_call_of_subject on ops.failed_call (subject, until_at);
`;
