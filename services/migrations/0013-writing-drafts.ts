/** Unsent drafts, sealed with the person's key. They are not events, because they change every few seconds. */
export const writingDrafts = `
  create schema drafts;
  create table drafts.writing_draft (
    person text not null,
    uid text not null,
    sealed bytea not null,
    saved_at timestamptz not null,
    primary key (person, uid)
  );
  create index on drafts.writing_draft (saved_at);
`;
