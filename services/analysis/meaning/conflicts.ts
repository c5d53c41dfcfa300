import type { PointFacts } from '#domain/scoring/writing/facts.ts';
import { bothDeny, differInDenials, isDenied } from './negations.ts';
import { quantitiesIn, type Quantity } from './numbers.ts';
import { isOpposite } from './opposites.ts';

type Conflict = PointFacts['conflicts'][number];

/** Contradictions that a sentence model misses. @param names names, also at the start of a sentence */
export function conflictsBetween(point: string, part: string, names: readonly string[]): Conflict[] {
  const hasOther = isOtherQuantity(quantitiesIn(point), quantitiesIn(part));
  const saysOpposite = isOpposite(point, part) && !differInDenials(point, part);
  const denies = isDenied(point, part);
  const [ofPoint, ofPart] = [namesIn(point, names), namesIn(part, names)];
  const isOfOther =
    ofPoint.some((name) => !part.toLowerCase().includes(beginningOf(name))) &&
    ofPart.some((name) => !point.toLowerCase().includes(beginningOf(name)));
  return [
    ...(hasOther ? (['number'] as const) : []),
    ...(isOfOther ? (['name'] as const) : []),
    ...(saysOpposite && !denies ? (['opposite'] as const) : []),
    ...(denies && !saysOpposite ? (['negation'] as const) : []),
  ];
}

export function sharedSigns(point: string, part: string): number {
  const given = quantitiesIn(part);
  const shared = quantitiesIn(point).filter((quantity) =>
    given.some((other) => isSameQuantity(quantity, other)),
  );
  return shared.length + (bothDeny(point, part) ? 1 : 0);
}

/** "European" names the same place as "Europe". */
const beginningOf = (name: string) => name.toLowerCase().slice(0, 5);

function isOtherQuantity(expected: readonly Quantity[], given: readonly Quantity[]): boolean {
  const isLike = (one: Quantity) => (other: Quantity) => isSameQuantity(one, other);
  const missing = expected.filter((quantity) => !given.some(isLike(quantity)));
  const extra = given.filter((quantity) => !expected.some(isLike(quantity)));
  return missing.some(({ kind }) => extra.some((other) => other.kind === kind));
}

const isSameQuantity = (one: Quantity, other: Quantity): boolean =>
  one.kind === other.kind
    ? Math.abs(one.value - other.value) <= (one.kind === 'share' ? 0.011 : 0)
    : isSameFigure(one, other);

/** In "17% walk and 13 drive" 13 is a percentage too. */
function isSameFigure(one: Quantity, other: Quantity): boolean {
  const percent = (quantity: Quantity) =>
    quantity.kind === 'share' ? Math.round(quantity.value * 1000) / 10 : quantity.value;
  const kinds = new Set([one.kind, other.kind]);
  return kinds.has('share') && kinds.has('count') && percent(one) === percent(other);
}

export function capitalised(text: string): string[] {
  const found = text.match(/(?<=[\p{L}\p{N},;:)’'] )\p{Lu}[\p{L}-]+/gu) ?? [];
  return found.filter((word) => word !== 'I').map((word) => word.replace(/['’]s$/, ''));
}

function namesIn(text: string, names: readonly string[]): string[] {
  const words = text.split(/[^\p{L}-]+/u);
  return [...new Set([...capitalised(text), ...names.filter((name) => words.includes(name))])];
}

/** The negated statement: text nearer to this denies the point. */
export function denied(statement: string): string {
  if (/\b(?:do|does|did) not\b/.test(statement)) return statement.replace(/\b(?:do|does|did) not /, '');
  if (/\bnot\b/.test(statement) && !/, not/.test(statement)) return statement.replace(/\bnot /, '');
  const auxiliary = /\b(is|are|was|were|can|could|will|would|does|do|did|has|have|had|must|should)\b/i;
  if (auxiliary.test(statement)) return statement.replace(auxiliary, '$1 not');
  return `It is not true that ${statement.charAt(0).toLowerCase()}${statement.slice(1)}`;
}
