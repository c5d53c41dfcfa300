/**
 * Search words without case, accents and apostrophes: letters and digits only, so that nothing means anything to SQL.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))];
}

/** What a question is found by, in order: the words of its title, and `rsa`, `0001` and `rsa0001` of its uid. */
export function searchWords(uid: string, title: string): string[] {
  return [...new Set([...wordsOf(title), ...wordsOf(uid), ...wordsOf(uid.replaceAll('-', ''))])].toSorted();
}

/** A `tsquery` of word beginnings, all required. `undefined` for no words. */
export function searchQuery(search: string): string | undefined {
  const words = wordsOf(search);
  return words.length === 0 ? undefined : words.map((word) => `'${word}':*`).join(' & ');
}
