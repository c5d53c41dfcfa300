/** The share of keyword groups of which a part of a text has a word, 0 to 1, 3 places; 0 where there are none. */
export function keywordShareIn(part: string, groups: readonly (readonly string[])[]): number {
  if (groups.length === 0) return 0;
  const words = plain(part);
  const hits = groups.filter((group) => group.some((keyword) => words.includes(plain(keyword).trimEnd())));
  return Math.round((hits.length / groups.length) * 1000) / 1000;
}

/** Words in small letters with one space before each: a keyword is a word or its beginning, so the space tells where. */
function plain(text: string): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => ` ${word}`).join('');
}
