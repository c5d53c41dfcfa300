/** An item in another revision: the same text, else the item that replaced it; if unclear unchanged, and so not right. */
export function carriedItem(from: readonly string[], to: readonly string[], item: string): string {
  if (to.includes(item)) return item;
  const gone = from.filter((text) => !to.includes(text));
  const added = to.filter((text) => !from.includes(text));
  return gone.length === added.length ? (added[gone.indexOf(item)] ?? item) : item;
}

export function carriedWord(from: readonly string[], to: readonly string[], word: string): string {
  const trimmed = (words: readonly string[]) => words.map((each) => each.trim());
  const carried = carriedItem(trimmed(from), trimmed(to), word.trim());
  return carried === word.trim() ? word : carried;
}

/** Places in another revision of a word row; places of removed words are left out. */
export function carriedPlaces(
  from: readonly string[],
  to: readonly string[],
  places: readonly number[],
): number[] {
  const longer = to.length - from.length;
  if (longer === 0) return [...places];
  const shorter = Math.min(from.length, to.length);
  let before = 0;
  while (before < shorter && from[before] === to[before]) before += 1;
  let after = 0;
  while (after < shorter - before && from.at(-1 - after) === to.at(-1 - after)) after += 1;
  return places
    .filter((place) => place < before || place >= from.length - after)
    .map((place) => (place < before ? place : place + longer));
}
