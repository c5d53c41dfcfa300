import { numberOf } from './numbers.ts';

const between = new Set(['past', 'after', 'to', 'before']);

function wholeWithin(words: readonly string[], least: number, most: number): number | undefined {
  const number = numberOf(words);
  if (number === undefined || !/^\d+$/.test(number)) return undefined;
  return Number(number) >= least && Number(number) <= most ? Number(number) : undefined;
}

/** "half", "a quarter", "ten minutes". */
function minutesOf(words: readonly string[]): number | undefined {
  const said = words.filter((word, at) => !(at === 0 && word === 'a')).join(' ');
  if (said === 'half') return 30;
  if (said === 'quarter') return 15;
  return wholeWithin(/^minutes?$/.test(words.at(-1) ?? '') ? words.slice(0, -1) : words, 1, 29);
}

/** "9.30" for "half past nine", "9.45" for "quarter to ten"; undefined otherwise. @param words in lower case, hyphens as parts */
export function clockTimeOf(words: readonly string[]): string | undefined {
  if (words.at(-1) === "o'clock") {
    const hour = wholeWithin(words.slice(0, -1), 1, 12);
    return hour === undefined ? undefined : `${hour}.00`;
  }
  const at = words.findIndex((word) => between.has(word));
  if (at < 1) return undefined;
  const hour = wholeWithin(words.slice(at + 1), 1, 12);
  const minutes = minutesOf(words.slice(0, at));
  if (hour === undefined || minutes === undefined) return undefined;
  const isAfter = words[at] === 'past' || words[at] === 'after';
  if (!isAfter && minutes === 30) return undefined;
  const figures = String(isAfter ? minutes : 60 - minutes).padStart(2, '0');
  return `${isAfter ? hour : ((hour + 10) % 12) + 1}.${figures}`;
}

/** "five to ten" may be a range of numbers; "ten to five" may not. */
export function isRange(words: readonly string[]): boolean {
  const at = words.indexOf('to');
  const [from, upTo] = [words.slice(0, at), words.slice(at + 1)].map(numberOf);
  return at > 0 && from !== undefined && upTo !== undefined && Number(from) < Number(upTo);
}
