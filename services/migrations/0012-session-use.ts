/** When a user's session was last used, to a few minutes: sessions end when they are not. */
export const sessionUse = `
  create table security.session_use (
    user_id text primary key,
    session_id text not null,
    last_seen_at timestamptz not null
  );
`;
