import type { Question } from '#domain/question-types/registry.ts';
import { outlineOf } from './outline.ts';
import { sequenceDiff, type Piece } from './sequence-diff.ts';

/** A line of a part that changed: a changed line is told word by word. */
export type LineChange =
  | { readonly kind: 'gone' | 'new'; readonly text: string }
  | { readonly kind: 'changed'; readonly words: readonly Piece<string>[] };

export interface PartChange {
  readonly label: string;
  readonly changes: readonly LineChange[];
}

/** What a revision changed, part by part; parts that stayed are left out. */
export function questionDiff(before: Question, after: Question): readonly PartChange[] {
  const [old, present] = [outlineOf(before), outlineOf(after)];
  const labels = sequenceDiff(
    old.map(({ label }) => label),
    present.map(({ label }) => label),
  ).map(({ item }) => item);
  const linesOf = (parts: typeof old, label: string) =>
    parts.find((part) => part.label === label)?.lines ?? [];
  return labels
    .map((label) => ({ label, changes: lineChanges(linesOf(old, label), linesOf(present, label)) }))
    .filter(({ changes }) => changes.length > 0);
}

/** Lines that went and lines that came in the same place are paired: a line was changed more often than exchanged. */
function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  const changes: LineChange[] = [];
  let [gone, came]: [string[], string[]] = [[], []];
  const settle = () => {
    const pairs = Math.min(gone.length, came.length);
    gone.forEach((text, index) => {
      const other = came[index];
      if (index >= pairs || other === undefined) changes.push({ kind: 'gone', text });
      else changes.push(...changedLine(text, other));
    });
    changes.push(...came.slice(pairs).map((text) => ({ kind: 'new' as const, text })));
    [gone, came] = [[], []];
  };
  for (const { kind, item } of sequenceDiff(before, after)) {
    if (kind === 'gone') gone.push(item);
    else if (kind === 'new') came.push(item);
    else settle();
  }
  settle();
  return changes;
}

/** Two lines that have hardly a word in common are told as two lines. */
function changedLine(before: string, after: string): LineChange[] {
  const words = wordDiff(before, after);
  const count = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
  const same = words.reduce((sum, { kind, item }) => sum + (kind === 'same' ? count(item) : 0), 0);
  const all = Math.max(count(before), count(after));
  if (same * 3 >= all) return [{ kind: 'changed', words }];
  return [
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ];
}

/** Two texts word by word, spaces included, neighbours of one kind joined. */
export function wordDiff(before: string, after: string): Piece<string>[] {
  const tokens = (text: string) => text.split(/(\s+)/).filter((token) => token !== '');
  const joined: Piece<string>[] = [];
  for (const piece of sequenceDiff(tokens(before), tokens(after))) {
    const last = joined.at(-1);
    if (last?.kind === piece.kind) joined.splice(-1, 1, { ...last, item: last.item + piece.item });
    else joined.push(piece);
  }
  return joined;
}
