/** The latest answer, whose draft is gone (`sealed` empty): saves that do not know it are older and are dropped. */
export const draftsAfterAnswers = `
  alter table drafts.writing_draft alter column sealed drop not null;
  alter table drafts.writing_draft add column after_attempt text;
`;
