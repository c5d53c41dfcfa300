import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckedFile, Fault, Rule } from '../../rule.ts';
import { taskTexts } from '../../texts.ts';

/** The maximum of questions with a name, or a number: absolute, or as a share of the bank. */
const [mostOfName, mostOfNumber, shareOfNumber] = [3, 5, 0.01];

const innocent = new Set(
  readFileSync(path.join(import.meta.dirname, '..', '..', 'words', 'recurring.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' ')),
);

/** Capitals in the middle of a sentence. */
const namePattern = /(?<=[\p{L},;] )(?!I\b)\p{Lu}[\p{L}]+/gu;
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const units = 'one|two|three|four|five|six|seven|eight|nine';
const numberPattern = new RegExp(`\\b(?:\\d[\\d,.]*\\d|(?:${tens})-(?:${units}))\\b`, 'giu');

/** Names and numbers do not recur across questions. */
export const recurringRule: Rule = (files) => [
  ...recurrences(files, namePattern, mostOfName, 'name'),
  ...recurrences(files, numberPattern, Math.max(mostOfNumber, files.length * shareOfNumber), 'number'),
];

function recurrences(files: readonly CheckedFile[], pattern: RegExp, most: number, what: string): Fault[] {
  const found = files.flatMap(({ file, question }) => {
    const all = taskTexts(question).flatMap(([, text]) => text.match(pattern) ?? []);
    return [...new Set(all.map((one) => one.toLowerCase()))].map((one) => ({ one, file }));
  });
  return [...Map.groupBy(found, ({ one }) => one)]
    .filter(([one, all]) => all.length > most && !innocent.has(one))
    .map(([one, all]) => ({
      file: all.at(-1)?.file ?? '',
      field: 'topic',
      message: `the ${what} “${one}” stands in ${all.length} questions (${all.map(({ file }) => path.basename(file, '.json')).join(', ')}): take a fresh one, or add a place to recurring.txt`,
    }));
}
