export const reactorCheckpoints = `
  create schema if not exists workflows;
  create table if not exists workflows.checkpoints (
    reactor text not null,
    version integer not null,
    position text not null,
    saved_at timestamptz not null default now(),
    primary key (reactor, version)
  );
`;
