import type { PointFacts } from '#domain/scoring/writing/facts.ts';
import { quantitiesIn, type Quantity } from './numbers.ts';

type Conflict = PointFacts['conflicts'][number];

/** Words whose meanings exclude each other. */
const opposites = [
  [
    'more|rise|rises|rose|risen|rising|raise|raised|increas\\w*|grow|grows|grew|grown|gain\\w*|higher|bigger|larger',
    'less|fewer|fall|falls|fell|fallen|lower|lowered|decreas\\w*|shrink\\w*|shrank|drop\\w*|lose|loses|lost|smaller|reduc\\w*|decline\\w*',
  ],
  ['much|lot|lots|great|huge|many|enormous', 'little|few|hardly any'],
  ['early|earlier', 'late|later|delay\\w*'],
  ['cheap|cheaper', 'expensive|costly|dear'],
  ['allow\\w*|permit|permits|legal', 'forbid\\w*|forbade|ban|bans|banned|illegal|prohibit\\w*'],
  ['men|male|boys?', 'wom[ae]n|female|girls?'],
  ['permanent\\w*|forever', 'temporar\\w*'],
  ['disappear\\w*|vanish\\w*', 'appear\\w*'],
  ['close|closes|closed|shut', 'open|opens|opened'],
  ['better|improv\\w*', 'worse\\w*'],
  ['rare|rarer', 'common'],
  ['young|younger', 'old|older'],
  ['quick\\w*|fast\\w*', 'slow\\w*'],
  ['easy|easily|easier', 'difficult|hard|harder'],
  ['remember\\w*', 'forg[eo]t\\w*'],
  ['safe|safer', 'danger\\w*'],
  ['begin|began|start\\w*', 'stop\\w*|end|ends|ended'],
  ['strong\\w*', 'weak\\w*'],
].map((pair) => pair.map((words) => new RegExp(`\\b(?:${words})\\b`, 'i')));

const denials =
  /\b(?:not|no|never|nobody|none|nothing|neither|nor|without|hardly|cannot|cant|dont|doesnt|didnt|isnt|wasnt|wont|refused?s?)\b|n['’]t\b/g;
/** "not" that denies nothing. */
const noDenials =
  /\b(?:no (?:longer|more|less) than|not only|(?:,|and|but) not\b|not (?:in|from|by|to|the)\b|instead of|rather than)/g;

/**
 * What in a part of a text speaks against a statement that it comes near: a model of meaning does not see these. Each
 * is a reason to look again and no proof.
 * @param names names of the source, that are such at the beginning of a sentence too
 */
export function conflictsBetween(point: string, part: string, names: readonly string[]): Conflict[] {
  const hasOther = isOtherQuantity(quantitiesIn(point), quantitiesIn(part));
  const isOpposite = opposites.some((pair) => {
    const [first, second] = pair.map((words) => [words.test(point), words.test(part)] as const);
    if (!first || !second) return false;
    return first[0] !== second[0] && first[1] !== second[1] && first[0] !== first[1];
  });
  const isDenied = denialsIn(point) !== denialsIn(part);
  const [ofPoint, ofPart] = [namesIn(point, names), namesIn(part, names)];
  const isOfOther =
    ofPoint.some((name) => !part.toLowerCase().includes(name.toLowerCase())) &&
    ofPart.some((name) => !ofPoint.includes(name));
  return [
    ...(hasOther ? (['number'] as const) : []),
    ...(isOfOther ? (['name'] as const) : []),
    // "not cheap" says "expensive".
    ...(isOpposite && !isDenied ? (['opposite'] as const) : []),
    ...(isDenied && !isOpposite ? (['negation'] as const) : []),
  ];
}

/** Whether a quantity is missing and another one of its kind is there. */
function isOtherQuantity(expected: readonly Quantity[], given: readonly Quantity[]): boolean {
  const isLike = (one: Quantity) => (other: Quantity) =>
    one.kind === other.kind && Math.abs(one.value - other.value) <= (one.kind === 'share' ? 0.011 : 0);
  const missing = expected.filter((quantity) => !given.some(isLike(quantity)));
  const extra = given.filter((quantity) => !expected.some(isLike(quantity)));
  return missing.some(({ kind }) => extra.some((other) => other.kind === kind));
}

function denialsIn(text: string): number {
  return (text.toLowerCase().replace(noDenials, ' ').match(denials) ?? []).length;
}

/** Words with a capital within a sentence. */
export function capitalised(text: string): string[] {
  const found = text.match(/(?<=[\p{L}\p{N},;:)’'] )\p{Lu}[\p{L}-]+/gu) ?? [];
  return found.filter((word) => word !== 'I').map((word) => word.replace(/['’]s$/, ''));
}

function namesIn(text: string, names: readonly string[]): string[] {
  const words = text.split(/[^\p{L}-]+/u);
  return [...new Set([...capitalised(text), ...names.filter((name) => words.includes(name))])];
}

/** The same statement denied: what lies nearer to this than to the statement denies it. */
export function denied(statement: string): string {
  if (/\b(?:do|does|did) not\b/.test(statement)) return statement.replace(/\b(?:do|does|did) not /, '');
  if (/\bnot\b/.test(statement) && !/, not/.test(statement)) return statement.replace(/\bnot /, '');
  const auxiliary = /\b(is|are|was|were|can|could|will|would|does|do|did|has|have|had|must|should)\b/i;
  if (auxiliary.test(statement)) return statement.replace(auxiliary, '$1 not');
  return `It is not true that ${statement.charAt(0).toLowerCase()}${statement.slice(1)}`;
}
