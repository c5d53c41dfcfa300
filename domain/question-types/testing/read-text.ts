import { typeCodes, type TypeCode } from '../type-code.ts';

/**
 * Functions that let tests read a written source. Each throws if the text lacks the expected pattern, so that no test
 * passes because it found nothing to compare.
 */

/** The groups of the pattern. @throws RangeError unless it matches exactly once */
export function read(text: string, pattern: RegExp): string[] {
  const [found, ...more] = text.matchAll(new RegExp(pattern, 'g'));
  if (!found || more.length > 0)
    throw new RangeError(`${pattern} occurs ${found ? 'more than once' : 'nowhere'}`);
  return found.slice(1).map((group: string | undefined) => group ?? '');
}

export function readOne(text: string, pattern: RegExp): string {
  const [group] = read(text, pattern);
  if (!group) throw new RangeError(`${pattern} has no group`);
  return group;
}

export function readNumbers(text: string, pattern: RegExp): number[] {
  return read(text, pattern).map(wholeNumber);
}

/** @throws RangeError without a match */
export function readAll(text: string, pattern: RegExp): string[][] {
  const found = [...text.matchAll(new RegExp(pattern, 'g'))].map((match) => match.slice(1));
  if (found.length === 0) throw new RangeError(`${pattern} occurs nowhere`);
  return found;
}

/** The cells below this header row, row by row. @throws RangeError without such a table */
export function readTable(text: string, header: string): string[][] {
  const lines = text.split('\n');
  const start = lines.indexOf(header);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  const rows = lines.slice(start + 2, end === -1 ? lines.length : end);
  if (start === -1 || rows.length === 0) throw new RangeError(`no table has the header ${header}`);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** @throws RangeError for an unknown code, or a text without codes */
export function codesIn(text: string): TypeCode[] {
  return readAll(text, /\b([A-Z]{3})\b/).map(([name]) => {
    const code = typeCodes.find((known) => known === name);
    if (!code) throw new RangeError(`${name} is no code`);
    return code;
  });
}

/** The parts of `a, b and c`. */
export function listed(text: string): string[] {
  return text.split(/, | and /).map((part) => part.trim());
}

/** @throws RangeError for anything but a whole number */
export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new RangeError(`${text} is no number`);
  return Number(text);
}

/** `50-70` as its two numbers. */
export function readRange(text: string): [number, number] {
  const [least = 0, most = 0] = readNumbers(text, /^(\d+)-(\d+)$/);
  return [least, most];
}
