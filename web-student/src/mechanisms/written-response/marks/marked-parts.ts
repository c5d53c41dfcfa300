import type { Evidence, Score } from '#domain/scoring/score.ts';
import type { Range } from '../../pieces/quoted.ts';

export type TextMark = Extract<Evidence, { kind: 'text' }>;

export interface MarkedPart {
  readonly text: string;
  readonly from: number;
  readonly mark?: TextMark;
  readonly isQuoted?: true;
}

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

/** Splits a text at its marks and at the ends of its quotes. A mark that is quoted in part stays whole. */
export function markedParts(
  text: string,
  marks: readonly TextMark[],
  quotes: readonly Range[] = [],
): MarkedPart[] {
  const parts: MarkedPart[] = [];
  const isQuoted = (from: number, to: number) => quotes.some(([start, end]) => from < end && to > start);
  const add = (from: number, to: number, mark?: TextMark) => {
    if (from >= to) return;
    const flags = { ...(mark && { mark }), ...(isQuoted(from, to) && { isQuoted: true as const }) };
    parts.push({ text: text.slice(from, to), from, ...flags });
  };
  const plain = (from: number, to: number) => {
    const within = quotes.flat().filter((cut) => cut > from && cut < to);
    const cuts = [from, ...within.toSorted((one, other) => one - other), to];
    for (const [index, end] of cuts.slice(1).entries()) add(cuts[index] ?? end, end);
  };
  let at = 0;
  for (const mark of marks) {
    const [from, to] = mark.span;
    plain(at, from);
    add(from, to, mark);
    at = to;
  }
  plain(at, text.length);
  return parts;
}
