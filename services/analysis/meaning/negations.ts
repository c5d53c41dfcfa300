import { clausePartsOf, stemOf } from './content-stems.ts';

/** Phrases with a "not" that denies nothing. */
const noDenials =
  /\b(?:no (?:longer|more|less) than|not only|(?:,|and|but) not\b|not (?:in|from|by|to|the)\b)/g;
const denial =
  /^(?:not|no|never|nobody|none|nothing|neither|nor|hardly|unable|cannot|cant|dont|doesnt|didnt|isnt|wasnt|wont|refused?s?|.*n't)$/;
/** Light verbs: a "not" denies the words after them. */
const light = new Set(
  'have has had make makes made take takes took get gets got give gives gave'.split(' ').map(stemOf),
);
/** Verbs that deny without a "not". */
const denying = /^(?:disapp|vanish|stop|lose|lost|reject|refus|fail|avoid|lack|doubt|prevent)/;

interface Denials {
  readonly denied: ReadonlySet<string>;
  readonly affirmed: ReadonlySet<string>;
  readonly count: number;
  /** "without a tax there is no future": two negations that make a condition. */
  readonly isDouble: boolean;
}

function denialsIn(text: string): Denials {
  const denied = new Set<string>();
  const affirmed = new Set<string>();
  let count = 0;
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(noDenials, ' ')
    .replace(/\b(?:instead of|rather than)\b/g, ' insteadof ');
  // "It is not true that" denies the whole statement.
  const isDeniedWhole = /\b(?:not true|not right|false|untrue|wrong) that\b/.test(plain);
  for (const words of clausePartsOf(plain)) {
    let open = false;
    let isWithout = false;
    for (const word of words) {
      if (denial.test(word)) {
        open = true;
        count += 1;
        continue;
      }
      const stem = stemOf(word);
      if (word === 'without' || word === 'insteadof') isWithout = true;
      // A word after "without" is neither stated nor denied.
      if (stem === '' || isWithout) continue;
      if (open || isDeniedWhole) denied.add(stem);
      else affirmed.add(stem);
      if (open && !light.has(stem)) open = false;
    }
  }
  return { denied, affirmed, count, isDouble: count > 0 && /\bwithout\b/.test(plain) };
}

export function isDenied(point: string, part: string): boolean {
  const [one, other] = [denialsIn(point), denialsIn(part)];
  if (one.isDouble || other.isDouble) return false;
  const has = (first: Denials, second: Denials) =>
    [...first.denied].filter(
      (stem) => second.affirmed.has(stem) && !second.denied.has(stem) && !first.affirmed.has(stem),
    );
  const heads = [...has(one, other), ...has(other, one)];
  const hidden = (denials: Denials) => [...denials.affirmed].filter((stem) => denying.test(stem));
  const ofHidden = [...hidden(one), ...hidden(other)];
  return heads.some((head) => ofHidden.every((stem) => stem === head));
}

/** "not cheap" says "expensive": one text has more negations. */
export const differInDenials = (point: string, part: string): boolean =>
  denialsIn(point).count !== denialsIn(part).count;

export const bothDeny = (point: string, part: string): boolean =>
  denialsIn(point).count > 0 && denialsIn(part).count > 0;
