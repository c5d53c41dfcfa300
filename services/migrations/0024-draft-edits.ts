/** How often a draft was saved: a save says which state it comes after, so that none overwrites a newer text. */
export const draftEdits = `
  alter table drafts.writing_draft add column edit integer not null default 0;
`;
