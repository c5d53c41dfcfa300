import { scale } from '../scorecards/scale.ts';
import { scoreNames, type ScoreName } from './real-scores.ts';

/** A word on a scorecard, with its box in any unit; y grows downwards. `confidence` is from 0 to 1. */
export interface ScorecardWord {
  readonly text: string;
  readonly confidence: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Read<Value> {
  readonly value: Value;
  readonly confidence: number;
}

export interface ScorecardReading {
  readonly scores: Readonly<Record<ScoreName, Read<number> | null>>;
  readonly takenOn: Read<string> | null;
  readonly reportCode: Read<string> | null;
}

/** A scorecard is recognised by its overall score and the scores of two skills. */
const fewestSkills = 2;

/** Reads a scorecard's words; a score is right of its name, or below. @returns undefined for other documents */
export function readScorecard(words: readonly ScorecardWord[]): ScorecardReading | undefined {
  const lines = linesOf(words);
  const all = lines.flat();
  const scoreOf = (name: ScoreName) =>
    all
      .filter(({ text }) => isLabel(text, name))
      .reduce<Read<number> | null>((found, label) => found ?? scoreAt(label, lines, all), null);
  const scores = Object.fromEntries(
    scoreNames.map((name) => [name, scoreOf(name)]),
  ) as ScorecardReading['scores'];
  const { overall, ...skills } = scores;
  const found = Object.values(skills).filter((score) => score !== null).length;
  if (overall === null || found < fewestSkills) return undefined;
  return { scores, takenOn: dateIn(lines), reportCode: codeIn(lines) };
}

const isLabel = (text: string, name: ScoreName): boolean =>
  text.toLowerCase().replace(/[^a-z]/g, '') === name;

function scoreIn({ text, confidence }: ScorecardWord): Read<number> | undefined {
  const digits = /^\D?(\d{2})(?:\/90)?\D?$/.exec(text)?.[1];
  const value = Number(digits);
  return digits !== undefined && value >= scale.lowest && value <= scale.highest
    ? { value, confidence }
    : undefined;
}

const centre = ({ left, right }: ScorecardWord): number => (left + right) / 2;
const height = ({ top, bottom }: ScorecardWord): number => bottom - top;

function scoreAt(label: ScorecardWord, lines: readonly ScorecardWord[][], all: readonly ScorecardWord[]) {
  const line = lines.find((words) => words.includes(label)) ?? [];
  for (const word of line.slice(line.indexOf(label) + 1)) {
    if (scoreNames.some((name) => isLabel(word.text, name))) break;
    const score = scoreIn(word);
    if (score) return score;
  }
  // The nearest number below, within six line heights, and more below than beside.
  const labels = all.filter(({ text }) => scoreNames.some((name) => isLabel(text, name)));
  const below = all
    .filter((word) => {
      const down = word.top - label.bottom;
      const aside = Math.abs(centre(word) - centre(label));
      const isNear = down > 0 && down < 6 * height(label) && aside < 1.5 * (label.right - label.left);
      const isOwn = labels.every(
        (other) => other.top >= word.top || distance(label, word) <= distance(other, word),
      );
      return scoreIn(word) && isNear && isOwn;
    })
    .toSorted((a, b) => distance(label, a) - distance(label, b));
  return below[0] ? (scoreIn(below[0]) ?? null) : null;
}

const distance = (label: ScorecardWord, word: ScorecardWord): number =>
  Math.hypot(centre(word) - centre(label), word.top - label.bottom);

/** Groups words into lines, top to bottom, each left to right. */
function linesOf(words: readonly ScorecardWord[]): ScorecardWord[][] {
  const lines: ScorecardWord[][] = [];
  for (const word of words.toSorted((a, b) => a.top - b.top)) {
    const middle = (word.top + word.bottom) / 2;
    const line = lines.find(([first]) => first && middle > first.top && middle < first.bottom);
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.left - b.left));
}

/** Confidence is the minimum of the words'. */
const together = <Value>(value: Value, words: readonly ScorecardWord[]): Read<Value> => ({
  value,
  confidence: Math.min(...words.map(({ confidence }) => confidence)),
});

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The date on or below the line "Test Date"; only formats in which day and month cannot be swapped. */
function dateIn(lines: readonly ScorecardWord[][]): Read<string> | null {
  for (const [index, line] of lines.entries()) {
    if (!/test date|date of (the )?test/i.test(textOf(line))) continue;
    for (const words of [line, lines[index + 1] ?? []]) {
      const date = dateOf(textOf(words));
      if (date !== undefined) return together(date, words);
    }
  }
  return null;
}

const textOf = (words: readonly ScorecardWord[]): string => words.map(({ text }) => text).join(' ');

function dateOf(text: string): string | undefined {
  const iso = /\b(20\d{2})-(\d{2})-(\d{2})\b/.exec(text);
  if (iso) return validDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = /\b(\d{1,2})[ -]([A-Za-z]{3,9})[ ,-]+(20\d{2})\b/.exec(text);
  if (!named) return undefined;
  return validDay(
    Number(named[3]),
    months.indexOf((named[2] ?? '').slice(0, 3).toLowerCase()) + 1,
    Number(named[1]),
  );
}

function validDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
}

/** After "Report Code" on its line, or below it. */
function codeIn(lines: readonly ScorecardWord[][]): Read<string> | null {
  for (const [index, line] of lines.entries()) {
    const label = line.findIndex(
      ({ text }, at) => /^code\W?$/i.test(text) && /^report$/i.test(line[at - 1]?.text ?? ''),
    );
    if (label === -1) continue;
    for (const word of [...line.slice(label + 1), ...(lines[index + 1] ?? [])]) {
      const code = word.text.toUpperCase();
      if (reportCodePattern.test(code) && /\d/.test(code)) return together(code, [word]);
    }
  }
  return null;
}

/** A report code, in capital letters. */
export const reportCodePattern = /^[A-Z0-9-]{6,24}$/;
