export type WordMark = 'found' | 'wrong' | 'missed';

export function wordMark(
  index: number,
  chosen: readonly number[],
  incorrect: readonly number[],
): WordMark | undefined {
  if (incorrect.includes(index)) return chosen.includes(index) ? 'found' : 'missed';
  return chosen.includes(index) ? 'wrong' : undefined;
}

/** The index of the word that gets the focus. @param lines word indexes of each line on the screen, in reading order */
export function wordByKey(
  key: string,
  index: number,
  lines: readonly (readonly number[])[],
): number | undefined {
  const words = lines.flat();
  const at = words.indexOf(index);
  if (key === 'ArrowRight') return words[at + 1];
  if (key === 'ArrowLeft') return words[at - 1];
  if (key === 'Home') return words[0];
  if (key === 'End') return words.at(-1);
  const line = lines.findIndex((one) => one.includes(index));
  const column = lines[line]?.indexOf(index) ?? 0;
  const next = key === 'ArrowDown' ? lines[line + 1] : key === 'ArrowUp' ? lines[line - 1] : undefined;
  return next?.[Math.min(column, next.length - 1)];
}
