import { numberWords } from '#domain/scoring/number-words.ts';

/** A count, a share (70 %, a third, 3 of 10), or a multiple. */
export interface Quantity {
  readonly kind: 'count' | 'share' | 'times';
  readonly value: number;
}

const magnitudes = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);
const parts = new Map(
  Object.entries({
    half: 2,
    halves: 2,
    third: 3,
    thirds: 3,
    quarter: 4,
    quarters: 4,
    fifth: 5,
    fifths: 5,
    tenth: 10,
    tenths: 10,
  }),
);
const multiples: readonly (readonly [beginning: RegExp, quantity: Quantity])[] = [
  [/^half/, { kind: 'share', value: 0.5 }],
  [/^(?:twice|doubl|twofold)/, { kind: 'times', value: 2 }],
  [/^(?:tripl|threefold)/, { kind: 'times', value: 3 }],
  [/^fourfold/, { kind: 'times', value: 4 }],
];

const share = (value: number): Quantity => ({ kind: 'share', value: Math.round(value * 1000) / 1000 });

/** In figures or words. Ignores a bare "one", which is often a pronoun. */
export function quantitiesIn(text: string): Quantity[] {
  const words = wordsIn(text);
  const found: Quantity[] = [];
  for (let at = 0; at < words.length;) {
    const part = parts.get(words[at + 1] ?? '');
    if (/^an?$/.test(words[at] ?? '') && part !== undefined) {
      found.push(share(1 / part));
      at += 2;
      continue;
    }
    const number = numberAt(words, at);
    if (number) {
      const quantity = quantityAt(words, number);
      if (quantity.of) found.push(quantity.of);
      at = quantity.next;
      continue;
    }
    const multiple = multiples.find(([beginning]) => beginning.test(words[at] ?? ''));
    if (multiple) found.push(multiple[1]);
    at += 1;
  }
  return found;
}

function wordsIn(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .replace(/\b\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+\b/g, (figure) => figure.replace(/\D/g, ''))
    .replace(/%/g, ' percent ')
    .replace(/[-–]/g, ' ');
  return plain.match(/\d+(?:\.\d+)?|[a-z]+/g) ?? [];
}

interface NumberAt {
  readonly value: number;
  readonly next: number;
}

function numberAt(words: readonly string[], from: number): NumberAt | undefined {
  let at = from;
  let value: number | undefined;
  let sum = 0;
  if (/^\d/.test(words[at] ?? '')) value = Number(words[at++]);
  for (; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const unit = numberWords.get(word);
    const magnitude = magnitudes.get(word);
    const isFree = value === undefined || (value % 100 === 0 && value + sum > 0);
    const completesTens = value !== undefined && value % 100 >= 20 && value % 10 === 0 && (unit ?? 10) < 10;
    if (unit !== undefined && (isFree || completesTens)) value = (value ?? 0) + unit;
    else if (value !== undefined && word === 'hundred') value *= 100;
    else if (value !== undefined && value > 0 && magnitude !== undefined) {
      sum += value * magnitude;
      value = 0;
    } else if (
      !(word === 'and' && value !== undefined && sum + value >= 100 && numberWords.has(words[at + 1] ?? ''))
    )
      break;
  }
  return value === undefined ? undefined : { value: value + sum, next: at };
}

function quantityAt(
  words: readonly string[],
  { value, next }: NumberAt,
): { readonly of: Quantity | undefined; readonly next: number } {
  const word = words[next] ?? '';
  if (/^percents?$/.test(word)) return { of: share(value / 100), next: next + 1 };
  if (word === 'per' && words[next + 1] === 'cent') return { of: share(value / 100), next: next + 2 };
  const part = parts.get(word);
  if (part !== undefined) return { of: share(value / part), next: next + 1 };
  if (/^(?:out|of|from|in)$/.test(word)) {
    const baseAt = word === 'out' ? next + 2 : next + 1;
    const base = words[baseAt] === 'hundred' ? 100 : numberAt(words, baseAt)?.value;
    if (base !== undefined && base > value && base <= 100)
      return { of: share(value / base), next: baseAt + 1 };
  }
  if (/^(?:times|fold)$/.test(word)) return { of: { kind: 'times', value }, next: next + 1 };
  return { of: value === 1 ? undefined : { kind: 'count', value }, next };
}
