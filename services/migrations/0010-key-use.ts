/** When a key was last asked for to seal something: keys of visitors end after a time without use. */
export const keyUse = `
  alter table personal_keys.key add column last_used_at timestamptz not null default now();
`;
