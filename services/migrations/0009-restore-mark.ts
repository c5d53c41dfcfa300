/** A row exists during a restore, and after an interrupted one. */
export const restoreMark = `
  create table ops.restore (archive text not null, begun_at timestamptz not null default now());
`;
