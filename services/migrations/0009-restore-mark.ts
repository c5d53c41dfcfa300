/** A row stands here while a backup is being restored, and after that was cut off. */
export const restoreMark = `
  create table ops.restore (archive text not null, begun_at timestamptz not null default now());
`;
