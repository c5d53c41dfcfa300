/** Search words without case, accents and apostrophes: letters and digits only, which are safe in a tsquery. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))];
}

/** The words of the title, then `rsa`, `0001` and `rsa0001` of the uid. */
export function searchWords(uid: string, title: string): string[] {
  return [...new Set([...wordsOf(title), ...wordsOf(uid), ...wordsOf(uid.replaceAll('-', ''))])].toSorted();
}

export function searchQuery(search: string): string | undefined {
  const words = wordsOf(search);
  return words.length === 0 ? undefined : words.map((word) => `'${word}':*`).join(' & ');
}
