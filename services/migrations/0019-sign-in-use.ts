/** Sign-ins that came back from a provider: each is finished once, and a command that is sent again finds its answer. */
export const signInUse = `
  create table security.sign_in_use (
    state text primary key,
    command_id text not null,
    identity text,
    ends_at timestamptz not null
  );
  create index sign_in_use_ends_at on security.sign_in_use (ends_at);
`;
