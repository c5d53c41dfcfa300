import { diffWordsWithSpace } from 'diff';

/** A run of text that both have, or that only the earlier or the later one has. */
export interface DifferencePart {
  readonly kind: 'same' | 'taken out' | 'added';
  readonly text: string;
}

/** The way from one text to another, word by word. */
export function wordDifference(earlier: string, later: string): DifferencePart[] {
  return diffWordsWithSpace(earlier, later).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'taken out' : 'same',
    text: value,
  }));
}
