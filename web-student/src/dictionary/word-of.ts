export const longestWord = 60;

export function wordOf(text: string): string | undefined {
  const word = text
    .trim()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[^\p{L}\p{N}]+$/u, '');
  const isWord = /^[\p{L}][\p{L}\p{M}'’-]*$/u.test(word);
  return isWord && word.length <= longestWord ? word : undefined;
}
