export const longestWord = 60;

/** The one word in a text that was selected, without what stands around it; `undefined` for none or several. */
export function wordOf(text: string): string | undefined {
  const word = text
    .trim()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[^\p{L}\p{N}]+$/u, '');
  const isWord = /^[\p{L}][\p{L}\p{M}'’-]*$/u.test(word);
  return isWord && word.length <= longestWord ? word : undefined;
}
