import { wordsOf } from '#domain/scoring/words.ts';

type Span = readonly [from: number, to: number];

/** In words; longer sentences are also split. */
const longSentence = 12;
const shortestClause = 5;
/** In words without a comma; longer clauses are split into windows. */
const longClause = 25;
const window = { words: 14, step: 7 };

const boundary =
  /[,;:]\s+|\s+(?=(?:because|but|so|and|while|whereas|although|though|which|who|since|however|if|when|or|then)\b)|\s[-–—]\s/giu;

/** Parts of a sentence that may state a point: clauses, neighbouring pairs of them, windows of long ones. */
export function clausesOf(text: string, sentence: Span): Span[] {
  const countIn = ([from, to]: Span) => wordsOf(text.slice(from, to)).length;
  if (countIn(sentence) <= longSentence) return [];
  const clauses: Span[] = [];
  let from = sentence[0];
  for (const { 0: found, index } of text.slice(...sentence).matchAll(boundary)) {
    const to = sentence[0] + index + found.length;
    if (countIn([from, to]) < shortestClause) continue;
    clauses.push([from, to]);
    from = to;
  }
  const last = clauses.at(-1);
  if (last && countIn([from, sentence[1]]) < shortestClause)
    clauses[clauses.length - 1] = [last[0], sentence[1]];
  else clauses.push([from, sentence[1]]);
  const pairs =
    clauses.length > 2 ? clauses.slice(1).map(([, to], at): Span => [clauses[at]?.[0] ?? to, to]) : [];
  const parts = clauses.length > 1 ? [...clauses, ...pairs] : [];
  return [...parts, ...clauses.flatMap((clause) => windowsOf(text, clause))].map((span) =>
    closed(text, span),
  );
}

function windowsOf(text: string, [from, to]: Span): Span[] {
  const words = wordsOf(text.slice(from, to));
  if (words.length <= longClause) return [];
  const windows: Span[] = [];
  for (let at = 0; at < words.length - window.step; at += window.step) {
    const inside = words.slice(at, at + window.words);
    windows.push([from + (inside[0]?.span[0] ?? 0), from + (inside.at(-1)?.span[1] ?? 0)]);
  }
  return windows;
}

function closed(text: string, [from, to]: Span): Span {
  const part = text.slice(from, to);
  const end = part.replace(/[\s,;:–—-]+$/u, '').length;
  return [from + part.length - part.trimStart().length, from + end];
}
