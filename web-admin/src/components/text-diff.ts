import { diffArrays } from 'diff';

interface Chunk {
  readonly kind: 'same' | 'gone' | 'new';
  readonly items: readonly string[];
}
export interface Piece {
  readonly kind: Chunk['kind'];
  readonly text: string;
}

export type LineChange =
  | { readonly kind: 'gone' | 'new'; readonly text: string }
  | { readonly kind: 'changed'; readonly words: readonly Piece[] };

export interface PartChange {
  readonly label: string;
  readonly changes: readonly LineChange[];
}

/** With more edits than this, two texts have little in common, and the diff would take too long. */
const mostEdits = 1500;

function chunksOf(before: readonly string[], after: readonly string[]): readonly Chunk[] {
  const found = diffArrays([...before], [...after], { maxEditLength: mostEdits });
  if (!found) {
    return [
      { kind: 'gone', items: before },
      { kind: 'new', items: after },
    ];
  }
  return found.map(({ value, added, removed }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    items: value,
  }));
}

export interface TextPart {
  readonly label: string;
  readonly lines: readonly string[];
}

export function partsDiff(old: readonly TextPart[], present: readonly TextPart[]): readonly PartChange[] {
  const labelsOf = (parts: typeof old) => parts.map(({ label }) => label);
  const linesOf = (parts: typeof old, label: string) =>
    parts.find((part) => part.label === label)?.lines ?? [];
  return chunksOf(labelsOf(old), labelsOf(present))
    .flatMap(({ items }) => items)
    .map((label) => ({ label, changes: lineChanges(linesOf(old, label), linesOf(present, label)) }))
    .filter(({ changes }) => changes.length > 0);
}

/** Pairs removed lines with the lines added in the same place: most such lines were edited, not replaced. */
function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  const chunks = chunksOf(before, after);
  const itemsAt = (index: number, kind: Chunk['kind']) =>
    chunks[index]?.kind === kind ? chunks[index].items : [];
  return chunks.flatMap(({ kind, items }, index): LineChange[] => {
    if (kind === 'same') return [];
    if (kind === 'new') {
      const paired = itemsAt(index - 1, 'gone').length;
      return items.slice(paired).map((text) => ({ kind, text }));
    }
    const came = itemsAt(index + 1, 'new');
    return items.flatMap((text, place): LineChange[] => {
      const other = came[place];
      return other === undefined ? [{ kind, text }] : changedLine(text, other);
    });
  });
}

function changedLine(before: string, after: string): LineChange[] {
  const words = wordDiff(before, after);
  const count = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
  const same = words.reduce((sum, { kind, text }) => sum + (kind === 'same' ? count(text) : 0), 0);
  if (same * 3 >= Math.max(count(before), count(after))) return [{ kind: 'changed', words }];
  return [
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ];
}

/**
 * A diff by words, including spaces. Merges changes that only a space separates: a rewritten sentence is one change.
 */
export function wordDiff(before: string, after: string): readonly Piece[] {
  const tokens = (text: string) => text.split(/(\s+)/).filter((token) => token !== '');
  const pieces: Piece[] = [];
  let change = { gone: '', new: '' };
  const addChange = () => {
    for (const kind of ['gone', 'new'] as const)
      if (change[kind] !== '') pieces.push({ kind, text: change[kind] });
    change = { gone: '', new: '' };
  };
  for (const { kind, items } of chunksOf(tokens(before), tokens(after))) {
    const text = items.join('');
    if (kind !== 'same') change[kind] += text;
    else if (text.trim() === '' && change.gone !== '' && change.new !== '') {
      change = { gone: change.gone + text, new: change.new + text };
    } else {
      addChange();
      pieces.push({ kind, text });
    }
  }
  addChange();
  return pieces;
}
