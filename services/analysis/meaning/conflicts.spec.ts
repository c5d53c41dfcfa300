import { expect, test } from 'vitest';
import { conflictsBetween, denied } from './conflicts.ts';
import { keywordShareIn } from './keywords.ts';
import { quantitiesIn } from './numbers.ts';

const [count, share, times] = (['count', 'share', 'times'] as const).map((kind) => (value: number) => ({
  kind,
  value,
}));

test.each([
  ['two thousand three hundred and five ships', [count?.(2305)]],
  ['2,305 ships in 1990', [count?.(2305), count?.(1990)]],
  ['2.5 million people', [count?.(2_500_000)]],
  ['70 % or 70 per cent or seventy percent', [share?.(0.7), share?.(0.7), share?.(0.7)]],
  ['a third, two thirds, half and 3 out of 10', [share?.(0.333), share?.(0.667), share?.(0.5), share?.(0.3)]],
  ['three times as many, twice the price', [times?.(3), times?.(2)]],
  ['twenty-five of the ships', [count?.(25)]],
  ['one of them', []],
  ['no numbers', []],
])('the quantities of: %s', (text, expected) => {
  expect(quantitiesIn(text)).toEqual(expected);
});

test.each([
  ['The port lost 70 per cent of its ships.', 'Seven of ten ships left: 70 % were lost.', []],
  ['The port lost 70 per cent of its ships.', 'The port lost 40 % of its ships.', ['number']],
  [
    'More students walk than drive, with seventeen against thirteen per cent.',
    '17% go on foot and 13 with the car.',
    [],
  ],
  ['Thirteen per cent drive.', '17 go on foot.', []],
  ['Quiet ships pay less.', 'Quiet ships pay more.', ['opposite']],
  ['The plan was accepted.', 'The plan was not accepted.', ['negation']],
  ['The houses are not cheap.', 'The houses are expensive.', []],
  ['The study was made in Norway.', 'The study was made in Japan.', ['name']],
  ['The study was made in Norway.', 'A study from Norway shows it.', []],
  ['Slower ships save fuel.', "Slower ships don't save fuel.", ['negation']],
  ['The tax is fair.', 'It is not true that the tax is fair.', ['negation']],
  ['Recordings do not save a language.', 'Recordings save a language.', ['negation']],
  ['Prices of land rise.', 'Prices of land fall.', ['opposite']],
  ['Vans are slow and find no place to stop.', 'Vans are slow in the city.', []],
  ['Desks are booked and nobody has one of their own.', 'Staff will book shared desks.', []],
  ['Neighbours made a garden of a car park that was hardly used.', 'An unused car park is a garden now.', []],
  ['A single figure should not be trusted.', 'A single figure means little.', []],
  ['The offer brings visitors who had not come before.', 'The offer attracts new visitors.', []],
  ['Plant flowers instead of buying a hive.', "Plant flowers, don't buy a hive.", []],
  ['Vans are slow in crowded centres.', 'In crowded centres bicycles are quicker than vans.', []],
  ['For a test the next morning there is little difference.', 'Spreading leads to much better memory.', []],
  ['In many European lakes pollen changes.', 'In Europe the pollen changes.', []],
  ['A cold winter without snow ended it.', 'There was not enough snow.', []],
])('%s and %s', (point, part, expected) => {
  expect(conflictsBetween(point, part, [])).toEqual(expected);
});

test.each([
  ['Ships are quiet.', 'Ships are not quiet.'],
  ['Ships do not stop.', 'Ships stop.'],
  ['Quiet ships pay less.', 'It is not true that quiet ships pay less.'],
])('%s is denied by %s', (statement, expected) => {
  expect(denied(statement)).toBe(expected);
});

test('a keyword is a word or its beginning, and one of a group is enough', () => {
  const groups = [
    ['cheap', 'reduced fee'],
    ['ship', 'vessel'],
  ];
  expect(keywordShareIn('Vessels pay a reduced fee.', groups)).toBe(1);
  expect(keywordShareIn('Shipping is dear.', groups)).toBe(0.5);
  expect(keywordShareIn('A starship is dear.', groups)).toBe(0);
  expect(keywordShareIn('Ships.', [])).toBe(0);
});
