/** Addresses in the console of what belongs to a user; none where a visitor, or no one known, did it. */
export const pageOf = (userId: string | null) => (userId === null ? undefined : `/users/${userId}/show`);

export const historyOf = (userId: string | null) =>
  userId === null ? undefined : `/users/${userId}/show/history`;
