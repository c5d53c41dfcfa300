import type { Score } from '#domain/scoring/score.ts';

const names = { spelling: 'Spelling error', grammar: 'Grammar error' } as const;

/** A part of a text; `fault` says what is wrong with it. */
export interface MarkedPart {
  readonly text: string;
  readonly fault: (typeof names)[keyof typeof names] | undefined;
}

/** A text cut at the spans that its score marks, in order; of two that overlap the first is marked. */
export function markedParts(text: string, score: Score | undefined): MarkedPart[] {
  const evidence = [...(score?.traits.flatMap((trait) => trait.evidence) ?? []), ...(score?.remarks ?? [])];
  const marks = evidence
    .filter((piece) => piece.kind === 'text')
    .toSorted((one, other) => one.span[0] - other.span[0]);
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { span, fault } of marks) {
    const [from, to] = span;
    if (from < at || to <= from || to > text.length) continue;
    if (from > at) parts.push({ text: text.slice(at, from), fault: undefined });
    parts.push({ text: text.slice(from, to), fault: names[fault] });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), fault: undefined });
  return parts;
}
