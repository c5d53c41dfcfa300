import { numberOf } from './numbers.ts';

const parts: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['third', 3],
  ['quarter', 4],
  ['fourth', 4],
  ...'fifth sixth seventh eighth ninth tenth'.split(' ').map((word, at) => [word, at + 5] as const),
  ['twentieth', 20],
  ['hundredth', 100],
]);
const decimals: ReadonlyMap<string, string> = new Map([
  ['half', '.5'],
  ['1/4', '.25'],
  ['3/4', '.75'],
]);

const inFigures = (above: string, below: string) =>
  `${above}/${below}` === '1/2' ? 'half' : `${above}/${below}`;
const isWhole = (text: string | undefined): text is string => text !== undefined && /^\d+$/.test(text);

/** "a third", "two thirds", "half", "1/3". */
function simpleFraction(words: readonly string[]): string | undefined {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const figures = /^(\d+)\/(\d+)$/.exec(last);
  if (figures) return before.length === 0 ? inFigures(figures[1] ?? '', figures[2] ?? '') : undefined;
  if (last === 'half' && before.length === 0) return 'half';
  const one = parts.get(last);
  if (one !== undefined)
    return before.join(' ') === 'a' || numberOf(before) === '1' ? inFigures('1', String(one)) : undefined;
  const many = parts.get(last === 'halves' ? 'half' : last.replace(/s$/, ''));
  if (many === undefined) return undefined;
  const above = numberOf(before);
  return isWhole(above) && Number(above) > 1 ? inFigures(above, String(many)) : undefined;
}

/**
 * "1/3" for "a third"; "2.5" for "two and a half", since halves and quarters become decimals; undefined otherwise.
 * @param words in lower case, hyphens as parts
 */
export function fractionOf(words: readonly string[]): string | undefined {
  const simple = simpleFraction(words);
  if (simple !== undefined) return simple;
  const hasFigures = /\//.test(words.at(-1) ?? '');
  const at = hasFigures ? words.length - 1 : words.indexOf('and');
  if (at < 1) return undefined;
  const whole = numberOf(words.slice(0, hasFigures && words[at - 1] === 'and' ? at - 1 : at));
  const fraction = simpleFraction(words.slice(hasFigures ? at : at + 1));
  if (!isWhole(whole) || fraction === undefined) return undefined;
  const decimal = decimals.get(fraction);
  return decimal === undefined ? `${whole} ${fraction}` : whole + decimal;
}
