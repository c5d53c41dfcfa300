/** Share of keyword groups with a word in a part of a text, 0 to 1, 3 places; 0 for no groups. */
export function keywordShareIn(part: string, groups: readonly (readonly string[])[]): number {
  if (groups.length === 0) return 0;
  const words = plain(part);
  const hits = groups.filter((group) => group.some((keyword) => words.includes(plain(keyword).trimEnd())));
  return Math.round((hits.length / groups.length) * 1000) / 1000;
}

/** Lower case with a space before each word, because a keyword matches the beginning of a word. */
function plain(text: string): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => ` ${word}`).join('');
}
