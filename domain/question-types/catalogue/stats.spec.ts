import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { codesIn, read, readTable } from '../testing/read-text.ts';
import { specification } from '../testing/specification.ts';
import { typeCodes, type TypeCode } from '../type-code.ts';

const rows = readTable(specification, '| Type | Difficulty | Quantity | Timing | Importance |').flatMap(
  ([codes = '', ...cells]) => codesIn(codes).map((code): [TypeCode, ...string[]] => [code, ...cells]),
);

const levels = { 1: 'green', 2: 'green', 3: 'amber', 4: 'red', 5: 'red' };
const scales: readonly Readonly<Record<string, string>>[] = [
  levels,
  {
    '1': 'green',
    '1-2': 'green',
    '2-3': 'green',
    '3-4': 'green',
    '4-5': 'amber',
    '5-6': 'amber',
    '6-7': 'red',
    '6-8': 'red',
    '8-10': 'red',
    '10-12': 'red',
  },
  {
    '10 sec': 'green',
    '1 min': 'green',
    '2 min': 'amber',
    '3 min': 'red',
    '9 min': 'red',
    '10 min': 'red',
    '20 min': 'red',
  },
  levels,
];

test('every type has its row', () => {
  expect(rows.map(([code]) => code).toSorted()).toEqual(typeCodes.toSorted());
});

test.each(rows)('%s: difficulty %s, %s an exam, %s, importance %s', (code, ...cells) => {
  const { stats, importantExercise } = catalogue[code];
  expect(stats.map((stat) => stat.title)).toEqual(['Difficulty', 'Quantity', 'Timing', 'Importance']);
  const [difficulty, quantity, timing, importance] = cells;
  expect(stats.map((stat) => stat.visualLabel)).toEqual([
    `${difficulty}/5`,
    quantity,
    timing,
    `${importance}/5`,
  ]);
  expect(stats.map((stat) => stat.color)).toEqual(cells.map((cell, column) => scales[column]?.[cell]));
  expect(importantExercise).toBe(importance === '5');
});

test('a stat is worded as its colour means', () => {
  const words = read(
    specification,
    /green for (\w+), \w+, \w+ or (\w+); amber for (\w+) or (\w+); red for (\w+), \w+, \w+ or (\w+)\./,
  );
  const [easy, low, medium, average, hard, high] = words;
  const meant = { Difficulty: [easy, medium, hard], Importance: [low, average, high] };
  for (const code of typeCodes)
    for (const { title, textValue, color } of catalogue[code].stats) {
      if (title === 'Quantity' || title === 'Timing') continue;
      expect(textValue.toLowerCase()).toBe(meant[title][['green', 'amber', 'red'].indexOf(color)]);
    }
});
