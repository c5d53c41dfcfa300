const list = new Intl.ListFormat('en-GB');

/** @example listed(['a closing', 'your name']) // 'a closing and your name' */
export const listed = (things: readonly string[]): string => list.format(things);
