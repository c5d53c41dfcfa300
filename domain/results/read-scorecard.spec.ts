import { expect, test } from 'vitest';
import { readScorecard, type ScorecardWord } from './read-scorecard.ts';

/** Words from rows of texts, each at a column of 100 units; a row is 20 units high. */
const wordsOf = (rows: readonly (readonly string[])[], confidence = 0.9): ScorecardWord[] =>
  rows.flatMap((row, index) =>
    row.flatMap((text, column) =>
      text === ''
        ? []
        : [
            {
              text,
              confidence,
              left: column * 100,
              right: column * 100 + 80,
              top: index * 30,
              bottom: index * 30 + 20,
            },
          ],
    ),
  );
const card = [
  ['Score', 'Report', 'Code:', '4a2b7c9d1e'],
  ['Test', 'Date:', '12', 'October', '2025'],
  ['Overall', 'Score', '67'],
  ['Listening', 'Reading', 'Speaking', 'Writing'],
  ['66', '64', '72', '65'],
];
const valuesOf = (words: readonly ScorecardWord[]) => {
  const { scores, takenOn, reportCode } = readScorecard(words) ?? {};
  const values = Object.fromEntries(Object.entries(scores ?? {}).map(([name, read]) => [name, read?.value]));
  return { ...values, takenOn: takenOn?.value, reportCode: reportCode?.value };
};
const read = { overall: 67, listening: 66, reading: 64, speaking: 72, writing: 65 };

test('reads scores below and beside their names, the date and the report code', () => {
  expect(valuesOf(wordsOf(card))).toEqual({ ...read, takenOn: '2025-10-12', reportCode: '4A2B7C9D1E' });
  const list = [
    ['Overall', '67'],
    ['Listening', '66', 'Reading', '64'],
    ['Speaking', '72/90'],
    ['Writing', ':', '65'],
  ];
  expect(valuesOf(wordsOf(list))).toEqual({ ...read, takenOn: undefined, reportCode: undefined });
});

test('gives the confidence of each value', () => {
  const unsure = wordsOf(card).map((word) => (word.text === '72' ? { ...word, confidence: 0.4 } : word));
  const reading = readScorecard(unsure);
  expect(reading?.scores.speaking).toEqual({ value: 72, confidence: 0.4 });
  expect(reading?.scores.writing).toEqual({ value: 65, confidence: 0.9 });
});

test.each([
  ['2025-10-12', '2025-10-12'],
  ['3 Feb 2026', '2026-02-03'],
  ['31 February 2026', undefined],
  // Day and month may be swapped.
  ['10/12/2025', undefined],
])('the date %s', (date, expected) => {
  const rows = [...card.slice(2), ['Test', 'Date', ...date.split(' ')]];
  expect(valuesOf(wordsOf(rows)).takenOn).toBe(expected);
});

test('does not recognise anything but a scorecard', () => {
  expect(readScorecard([])).toBeUndefined();
  expect(readScorecard(wordsOf([['Dear', 'Overall', '67']]))).toBeUndefined();
  const outOfScale = card.map((row) => row.map((text) => (text === '67' ? '97' : text)));
  expect(readScorecard(wordsOf(outOfScale))).toBeUndefined();
});
