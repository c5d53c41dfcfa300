export const longestWord = 60;

/** The single word of a selection, trimmed; `undefined` for no word or several. */
export function wordOf(text: string): string | undefined {
  const word = text
    .trim()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[^\p{L}\p{N}]+$/u, '');
  const isWord = /^[\p{L}][\p{L}\p{M}'’-]*$/u.test(word);
  return isWord && word.length <= longestWord ? word : undefined;
}
