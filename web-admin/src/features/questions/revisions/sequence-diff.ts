/** Items that stand in both lists, in the first alone or in the second alone, in an order that fits both. */
export interface Piece<Item> {
  readonly kind: 'same' | 'gone' | 'new';
  readonly item: Item;
}

/** Above so many pairs the middle of two long lists is told as gone and new. */
const mostPairs = 4_000_000;

/** The longest common subsequence stays; items are the same when `===` says so. */
export function sequenceDiff<Item>(before: readonly Item[], after: readonly Item[]): Piece<Item>[] {
  const isSameAt = (index: number) => before[index] === after[index];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSameAt(start)) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const piece = (kind: Piece<Item>['kind']) => (item: Item) => ({ kind, item });
  return [
    ...before.slice(0, start).map(piece('same')),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(piece('same')),
  ];
}

function middle<Item>(before: readonly Item[], after: readonly Item[]): Piece<Item>[] {
  const width = after.length + 1;
  if (before.length * after.length > mostPairs) {
    return [
      ...before.map((item) => ({ kind: 'gone' as const, item })),
      ...after.map((item) => ({ kind: 'new' as const, item })),
    ];
  }
  // lengths[i * width + j]: how long the common subsequence of before from i on and after from j on is.
  const lengths = new Uint32Array((before.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        before[i] === after[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const pieces: Piece<Item>[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, young] = [before[i], after[j]];
    if (i < before.length && j < after.length && old === young) {
      pieces.push({ kind: 'same', item: old as Item });
      i += 1;
      j += 1;
    } else if (i < before.length && (j === after.length || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      pieces.push({ kind: 'gone', item: old as Item });
      i += 1;
    } else {
      pieces.push({ kind: 'new', item: young as Item });
      j += 1;
    }
  }
  return pieces;
}
