import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { beforeAll, expect, test } from 'vitest';
import { openChecker, type Checker } from './checker.ts';
import { checkerRules } from './checker-rules.ts';

const mistakes = [
  ['We recieve the letters on Monday.', 'recieve', 'spelling'],
  ['I likes the sea in the morning.', 'likes', 'agreement'],
  ['They will went home in the evening.', 'will went', 'other'],
  ['She worked in saudi arabia for two years.', 'saudi arabia', 'capitals'],
] as const;

let checker: Checker;
let library: LocalLinter;
beforeAll(async () => {
  checker = await openChecker();
  library = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
});

test('every rule that is asked for is one that the library has and holds by default, named once', async () => {
  const held = await library.getDefaultLintConfig();
  expect(checkerRules.filter((rule) => held[rule] !== true)).toEqual([]);
  expect(new Set(checkerRules).size).toBe(checkerRules.length);
});

test.each(mistakes)('%s', async (text, word, category) => {
  const marks = await checker.marksOf(text);
  expect(marks.map((mark) => ({ word: text.slice(...mark.span), category: mark.category }))).toEqual([
    { word, category },
  ]);
});

test('a noun that may be counted is no mistake', async () => {
  expect(await checker.marksOf('The plan is fair in every respect.')).toEqual([]);
  expect(await checker.marksOf('We read every information.')).not.toEqual([]);
});

test('nothing is lost that the library marks as a mistake by all its rules', async () => {
  const text = [
    ...mistakes.map(([mistake]) => mistake),
    'She have two childs, and their are many informations in there letters.',
    'He must to go, beacuse i said so, and it time to leave.',
    'Me and him seen it alot, but we use to live in a other city.',
    'There is many peoples who is happy, although it was to late.',
  ].join(' ');
  const kinds = ['Spelling', 'BoundaryError', 'Agreement', 'Grammar', 'Capitalization'];
  const remarks = (await library.lint(text, { language: 'plaintext' })).filter((remark) =>
    kinds.includes(remark.lint_kind()),
  );
  const found = (await checker.marksOf(text)).map(({ span }) => text.slice(...span));
  expect(remarks.length).toBeGreaterThan(mistakes.length);
  expect(found).toEqual(expect.arrayContaining(remarks.map((remark) => remark.get_problem_text())));
});
