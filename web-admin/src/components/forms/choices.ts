/** The values of a choice with their names, as react-admin's inputs take them. */
export const choicesOf = (names: Readonly<Record<string, string>>): { id: string; name: string }[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }));
