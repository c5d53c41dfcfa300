import { normalizeText } from '../../core/text/normalize-text.ts';
import { keyedWords, wordKey, type KeyedWord } from './keyed-words.ts';

const signs: ReadonlyMap<string, readonly string[]> = new Map([
  ['$', ['dollars', 'dollar']],
  ['£', ['pounds', 'pound']],
  ['€', ['euros', 'euro']],
  ['%', ['percent', 'per cent']],
  ['°', ['degrees', 'degree']],
  ['-', ['minus']],
  ['+', ['plus']],
  ['#', ['number']],
]);
const signBefore = /(?:^|[^-\p{L}\p{N}])([$£€#+-])[ -]?$/u;
const signAfter = /^(?:[$£€°+%]|\s%)/u;

const amount = String.raw`\d[\d.,]*(?: \d{3}(?!\d))*(?: (?:hundred|thousand|million|billion|trillion)(?!\p{L}))?`;
const moneyBefore = new RegExp(`([$£€]) ?(${amount})`, 'giu');
const signBehind = /(?<=\d) ?([$£€%°])/gu;

/** "1,500 dollars" for "$1,500", "5 percent" for "5%". */
export function signsInWords(text: string): string {
  const named = (sign: string) => signs.get(sign)?.[0] ?? '';
  return normalizeText(text)
    .replace(moneyBefore, (_, sign: string, figures: string) => `${figures} ${named(sign)} `)
    .replace(signBehind, (_, sign: string) => ` ${named(sign)} `);
}

/** "1 500", "5 million": continues the number before it. */
const goesOn = (text: string) => /^(?:\d{3}|hundred|thousand|million|billion|trillion)$/u.test(text);
const isFigure = ({ key, text }: KeyedWord) => /^\d/u.test(key) || goesOn(text.toLowerCase());

function namesOfSigns(text: string): ReadonlySet<string> {
  const found = normalizeText(text).match(/[$£€%](?=[ -]?\d)|(?<=\d ?)[$£€%°]/gu) ?? [];
  return new Set(
    found.flatMap((sign) => signs.get(sign) ?? []).map((name) => wordKey(name.replace(' ', ''))),
  );
}

/** How many words from an index on name a sign of the expected text. */
function namedFrom(words: readonly KeyedWord[], at: number, names: ReadonlySet<string>): number {
  const [first, second] = words.slice(at, at + 2).map(({ key }) => key);
  if (first !== undefined && names.has(first)) return 1;
  return first === 'per' && second === 'cent' && names.has('percent') ? 2 : 0;
}

/** A sign counts as a word if the expected text spells it out, and vice versa; the same for "9am". */
export function typedWords(
  text: string,
  expectedText: string,
  expected: ReadonlySet<string>,
): readonly KeyedWord[] {
  const words = keyedWords(text);
  const names = namesOfSigns(expectedText);
  const result: KeyedWord[] = [];
  let signOfNumber: KeyedWord[] = [];
  let end = 0;
  for (let at = 0; at < words.length; at += 1) {
    const own = words[at];
    if (!own) break;
    const between = normalizeText(text.slice(end, own.span[0]));
    end = own.span[1];
    const also = (instead: readonly string[]) =>
      instead
        .map((each) => ({ ...own, key: wordKey(each.replace(' ', '')), text: each }))
        .filter(({ key }) => expected.has(key));
    const sign = (found: string | undefined) => also(signs.get(found ?? '') ?? []);
    if (!(between.trim() === '' && goesOn(own.text.toLowerCase()))) result.push(...signOfNumber.splice(0));
    if (/(?:^|\s)&\s/u.test(between)) result.push(...also(['and']));
    if (/^\d/u.test(own.key)) {
      const before = sign(signBefore.exec(between)?.[1]);
      if (before.length > 0) signOfNumber = before;
      const after = normalizeText(text.slice(own.span[1], own.span[1] + 2));
      result.push(...inTwo(own, expected), ...sign(signAfter.exec(after)?.[0].trim()));
    } else result.push(own);
    if (isFigure(own)) at += namedFrom(words, at + 1, names);
  }
  return [...result, ...signOfNumber];
}

/** Whether the currency signs agree, or one text has none. */
export function areOfOneCurrency(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => /[$£€]/u.exec(normalizeText(text))?.[0]);
  return first === undefined || second === undefined || first === second;
}

function inTwo(word: KeyedWord, expected: ReadonlySet<string>): KeyedWord[] {
  const [, figure, letters] = /^(\d[\d.,:]*)(\p{L}+)$/u.exec(normalizeText(word.text)) ?? [];
  if (figure === undefined || letters === undefined || expected.has(word.key)) return [word];
  const parts = [figure, letters].map((text) => ({ ...word, key: wordKey(text), text }));
  return parts.every(({ key }) => expected.has(key)) ? parts : [word];
}
