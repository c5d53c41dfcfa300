export const pageOf = (userId: string | null) => (userId === null ? undefined : `/users/${userId}/show`);

export const historyOf = (userId: string | null) =>
  userId === null ? undefined : `/users/${userId}/show/history`;
