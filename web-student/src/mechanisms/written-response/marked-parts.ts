import type { Evidence, Score } from '#domain/scoring/score.ts';
import type { Range } from '../pieces/quoted.ts';

export type TextMark = Extract<Evidence, { kind: 'text' }>;

/** A part of a text; `mark` says what is wrong with it, `isQuoted` that it is what was asked to be shown. */
export interface MarkedPart {
  readonly text: string;
  readonly mark?: TextMark;
  readonly isQuoted?: true;
}

/** The mistakes that a score marks in a text, in order; of two that overlap the first counts. */
export function marksIn(text: string, score: Score | undefined): TextMark[] {
  const evidence = [...(score?.traits.flatMap((trait) => trait.evidence) ?? []), ...(score?.remarks ?? [])];
  let at = 0;
  return evidence
    .filter((piece) => piece.kind === 'text')
    .toSorted((one, other) => one.span[0] - other.span[0])
    .filter(({ span: [from, to] }) => {
      if (from < at || to <= from || to > text.length) return false;
      at = to;
      return true;
    });
}

/** A text cut at its marks, and at the ends of what is quoted; a mark that is quoted in part stays whole. */
export function markedParts(text: string, marks: readonly TextMark[], quote?: Range): MarkedPart[] {
  const parts: MarkedPart[] = [];
  const plain = (from: number, to: number) => {
    const [start, end] = quote ?? [0, 0];
    const cuts = [from, Math.min(Math.max(from, start), to), Math.min(Math.max(from, end), to), to];
    for (const [index, begin] of cuts.slice(0, -1).entries()) {
      const piece = text.slice(begin, cuts[index + 1]);
      if (piece !== '') parts.push({ text: piece, ...(index === 1 && { isQuoted: true as const }) });
    }
  };
  let at = 0;
  for (const mark of marks) {
    const [from, to] = mark.span;
    plain(at, from);
    const isQuoted = quote !== undefined && from < quote[1] && to > quote[0];
    parts.push({ text: text.slice(from, to), mark, ...(isQuoted && { isQuoted }) });
    at = to;
  }
  plain(at, text.length);
  return parts;
}
