/**
 * The latest answer that came in, whose draft is gone: `sealed` is empty then. A save that knows nothing of that answer
 * is older than it and keeps nothing.
 */
export const draftsAfterAnswers = `
  alter table drafts.writing_draft alter column sealed drop not null;
  alter table drafts.writing_draft add column after_attempt text;
`;
