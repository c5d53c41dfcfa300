import { numberWords } from '../number-words.ts';

const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const ordinalTens = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(
  ' ',
);

const ordinalWords: ReadonlyMap<string, number> = new Map([
  ...ordinals.map((word, at) => [word, at] as const),
  ...ordinalTens.map((word, at) => [word, 20 + 10 * at] as const),
]);
const cardinalWords: ReadonlyMap<number, string> = new Map(
  [...numberWords].map(([word, value]) => [value, word]),
);
const factors: ReadonlyMap<string, number> = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);

/** "1,500", "1'500", "1500", "3.5", "9:45", but not "3,5" and "1.500", which are not English. */
const written = /^(?:\d{1,3}(?:[,']\d{3})+|\d+)(?:\.\d+)?$/;
/** "twenties" to "nineties". */
const decades: ReadonlyMap<string, number> = new Map(
  ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'].map(
    (word, at) => [word, 20 + 10 * at] as const,
  ),
);
/** For kings, wars and parts, from two on, because "i" is a word. */
const roman: ReadonlyMap<string, number> = new Map(
  'ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi'
    .split(' ')
    .map((word, at) => [word, at + 2] as const)
    .filter(([word]) => word.length > 1),
);

/**
 * "1500" for "fifteen hundred", "1990s" for "nineteen nineties", "2" for "II", "3th" for "third", "9.45" for "nine
 * forty-five"; undefined otherwise.
 * @param words in lower case, hyphens as parts
 */
export function numberOf(words: readonly string[]): string | undefined {
  const [first = '', ...rest] = words;
  if (rest.length === 0) {
    if (written.test(first)) return first.replaceAll(/[,']/g, '');
    if (roman.has(first)) return String(roman.get(first));
    const decade = /^'?(\d*0)'?s$/.exec(first);
    if (decade) return `${decade[1]}s`;
    const time = /^0?(\d{1,2}):(\d{2})$/.exec(first);
    if (time) return `${time[1]}.${time[2]}`;
    const ordinal = /^(\d+)(?:st|nd|rd|th)$/.exec(first);
    if (ordinal) return `${ordinal[1]}th`;
  }
  const spaced = words.join(' ');
  if (/^[1-9]\d{0,2}(?: \d{3})+$/.test(spaced)) return spaced.replaceAll(' ', '');
  const decade = decades.get(words.at(-1) ?? '');
  if (decade !== undefined) return decadeOf(words.slice(0, -1), decade);
  const last = ordinalWords.get(words.at(-1) ?? '');
  if (last !== undefined) return ordinalOf(words.slice(0, -1), last);
  return decimalOf(words) ?? pairOf(words) ?? textOf(cardinalOf(words));
}

const textOf = (value: number | undefined) => (value === undefined ? undefined : String(value));

/** "twenty-first": a cardinal number before the ordinal. */
function ordinalOf(before: readonly string[], last: number): string | undefined {
  if (before.length === 0) return `${last}th`;
  const word = cardinalWords.get(last);
  const value = word === undefined ? undefined : cardinalOf([...before, word]);
  return value === undefined ? undefined : `${value}th`;
}

/** "90s" and "1990s" for "nineties" and "nineteen nineties". */
function decadeOf(before: readonly string[], decade: number): string | undefined {
  if (before.length === 0) return `${decade}s`;
  const year = pairOf([...before, String(decade)]);
  return year?.includes('.') === false ? `${year}s` : undefined;
}

function decimalOf(words: readonly string[]): string | undefined {
  const at = words.indexOf('point');
  if (at < 1) return undefined;
  const whole = cardinalOf(words.slice(0, at));
  const figures = words.slice(at + 1).map((word) => (word === 'oh' ? 0 : numberWords.get(word)));
  if (whole === undefined || figures.length === 0) return undefined;
  return figures.every((each) => each !== undefined && each < 10)
    ? `${whole}.${figures.join('')}`
    : undefined;
}

/** A year ("nineteen fifty", "eighteen oh one"), or below thirteen a time ("nine forty-five"). */
function pairOf(words: readonly string[]): string | undefined {
  for (let at = 1; at < words.length; at += 1) {
    const hour = cardinalOf(words.slice(0, at));
    const [oh, ...figure] = words.slice(at);
    const rest = oh === 'oh' ? cardinalOf(figure) : cardinalOf(words.slice(at));
    if (hour === undefined || rest === undefined || hour > 99 || hour < 1) continue;
    const isWhole = oh === 'oh' ? rest < 10 : rest > 9 && rest < 100;
    const isOneNumber = hour % 10 === 0 && hour > 19 && rest < 10;
    if (!isWhole || isOneNumber) continue;
    const figures = String(rest).padStart(2, '0');
    return hour < 13 ? `${hour}.${figures}` : `${hour}${figures}`;
  }
  return undefined;
}

/** "one hundred and five", "2 million"; undefined for words that do not form a number. */
function cardinalOf(words: readonly string[]): number | undefined {
  let total = 0;
  let current: number | undefined;
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const follows = words[at + 1];
    if (word === 'and') {
      if (follows === undefined || (before !== 'hundred' && !factors.has(before ?? ''))) return undefined;
      continue;
    }
    if (word === 'a') {
      if (at > 0 || (follows !== 'hundred' && !factors.has(follows ?? ''))) return undefined;
      current = 1;
      continue;
    }
    const factor = factors.get(word);
    if (word === 'hundred') {
      if (current === undefined || current < 1 || current > 99) return undefined;
      current *= 100;
    } else if (factor !== undefined) {
      if (current === undefined || current <= 0) return undefined;
      total += current * factor;
      current = undefined;
    } else {
      const value = written.test(word) && at === 0 ? Number(word.replaceAll(',', '')) : numberWords.get(word);
      if (value === undefined || !hasRoom(current, value)) return undefined;
      current = (current ?? 0) + value;
    }
  }
  return words.length === 0 || words.at(-1) === 'and' ? undefined : total + (current ?? 0);
}

/** Whether a number of this size can follow: "five" after "twenty" or "hundred", never after "six". */
function hasRoom(current: number | undefined, value: number): boolean {
  if (current === undefined) return true;
  const free = current % 100 === 0 ? 100 : current % 10 === 0 && current % 100 >= 20 ? 10 : 0;
  return current > 0 && value > 0 && value < free;
}
