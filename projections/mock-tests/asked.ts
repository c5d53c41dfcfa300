/**
 * The questions of a sitting as the words of a `tsvector`: `'RRP-0003@1' 'RSA-0001@2'`, the number being the revision
 * that the score of a question follows. An index finds a sitting by each of them.
 */
export function askedWords(
  questions: readonly { readonly uid: string; readonly questionVersion: number }[],
): string {
  return inOrder(questions.map(({ uid, questionVersion }) => word(uid, questionVersion)));
}

/** The same words after a question was scored by another revision. */
export function withRevision(asked: string, uid: string, revision: number): string {
  const others = asked.split(' ').filter((one) => one !== '' && !one.startsWith(`'${uid}@`));
  return inOrder([...others, word(uid, revision)]);
}

/** A `tsquery` for the sittings whose score of a question follows a revision before this one, which is 2 or more. */
export function askedBefore(uid: string, revision: number): string {
  return Array.from({ length: revision - 1 }, (_, index) => word(uid, index + 1)).join(' | ');
}

const word = (uid: string, revision: number) => `'${uid}@${revision}'`;

/** The order in which Postgres gives them back. */
const inOrder = (words: readonly string[]) => words.toSorted().join(' ');
