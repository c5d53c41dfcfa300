/** A running test's page and unsent draft, encrypted with the student's key. No event: it changes every few seconds. */
export const testDrafts = `
  create table drafts.test_draft (
    session_id text primary key,
    user_id text not null,
    holder text not null,
    edit integer not null,
    uid text,
    sealed bytea,
    saved_at timestamptz not null
  );
  create index on drafts.test_draft (saved_at);
`;
