import { clausePartsOf, stemOf } from './content-stems.ts';

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

/** The words on either side that show the context of a word. */
const around = 4;

/** Whether two texts use opposite words with a common neighbour. */
export function isOpposite(point: string, part: string): boolean {
  if (isTurned(point, part) || isTurned(part, point)) return false;
  return opposites.some(([one, other]) => {
    if (!one || !other) return false;
    const says = (text: string) => [one.test(text), other.test(text)] as const;
    const [first, second] = [says(point), says(part)];
    const differ = first[0] !== first[1] && second[0] !== second[1] && first[0] !== second[0];
    if (!differ) return false;
    const [here, there] = [
      neighboursOf(point, first[0] ? one : other),
      neighboursOf(part, second[0] ? one : other),
    ];
    return [...here].some((stem) => there.has(stem));
  });
}

function neighboursOf(text: string, sought: RegExp): ReadonlySet<string> {
  const found = clausePartsOf(text).flatMap((words) => {
    const at = words.findIndex((word) => sought.test(word));
    return at < 0
      ? []
      : words
          .slice(Math.max(0, at - around), at + around + 1)
          .filter((_word, place) => place !== Math.min(at, around));
  });
  return new Set(found.map(stemOf).filter((stem) => stem !== ''));
}

/** "quicker than vans" against "vans are slow": one text describes the term that the other compares with. */
function isTurned(text: string, other: string): boolean {
  const compared = /\bthan (.*)/i.exec(text)?.[1];
  if (compared === undefined) return false;
  const [after] = (clausePartsOf(compared)[0] ?? []).map(stemOf).filter((stem) => stem !== '');
  const before = other.split(/\bthan\b/i)[0] ?? '';
  return (
    after !== undefined &&
    clausePartsOf(before).flat().map(stemOf).includes(after) &&
    !sameComparison(text, other)
  );
}

/** "more ships than cars" and "less ships than cars" compare in the same direction. */
function sameComparison(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => {
    const after = /\bthan (.*)/i.exec(text)?.[1];
    return after === undefined
      ? undefined
      : (clausePartsOf(after)[0] ?? []).map(stemOf).find((stem) => stem !== '');
  });
  return first !== undefined && first === second;
}
