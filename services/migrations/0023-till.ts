/** The till. `idempotency_key` is the caller's, `settles_at` the time of a late payment; plus the last reconciliation. */
export const till = `
  create schema till;
  create table till.payment (
    id text primary key,
    idempotency_key text unique,
    asked text not null,
    created_at timestamptz not null default clock_timestamp(),
    settles_at timestamptz,
    state jsonb not null
  );
  create index on till.payment (created_at desc, id desc);
  create index on till.payment (settles_at) where settles_at is not null;
  create table till.refund (
    id text primary key,
    idempotency_key text unique,
    payment_id text not null references till.payment,
    amount bigint not null,
    created_at timestamptz not null default clock_timestamp()
  );
  create table till.notice (
    place bigint generated always as identity primary key,
    body text not null,
    created_at timestamptz not null default clock_timestamp(),
    due_at timestamptz not null,
    tries int not null default 0,
    delivered_at timestamptz
  );
  create index on till.notice (due_at) where delivered_at is null;
  create table till.switches (only_row boolean primary key default true check (only_row), value jsonb not null);
  create table ops.reconciliation (only_row boolean primary key default true check (only_row), result jsonb not null);
`;
