import { expect, it } from 'vitest';
import { readList, writeList, type PracticeList } from './question-list.ts';

const listOf = (query: string) => readList(new URLSearchParams(query));
const lists: readonly PracticeList[] = [
  { filter: {}, sort: { field: 'uid', order: 'asc' } },
  { filter: { section: 'reading', type: 'RFB', prediction: true }, sort: { field: 'uid', order: 'asc' } },
  {
    filter: { examType: 'core', status: 'wrong', favorite: true, difficulty: [2, 3], search: 'bees & ice' },
    sort: { field: 'difficulty', order: 'desc' },
  },
  { filter: { topic: 'everyday_life', free: false }, sort: { field: 'title', order: 'asc' } },
];

it.each(lists)('survives a round trip through an address: $filter', (list) => {
  expect(listOf(new URLSearchParams(writeList(list)).toString())).toEqual(list);
});

it.each([
  'section=ALL&exercise=ALL',
  'section=cooking&exercise=XYZ&prediction=perhaps&difficulty=9&topic=gossip&sort=colour&status=odd',
  'search=%20',
  'difficulty=',
])('narrows nothing for %s', (query) => {
  expect(listOf(query)).toEqual({ filter: {}, sort: { field: 'uid', order: 'asc' } });
});

it('sorts upwards where no order is given', () => {
  expect(listOf('sort=lastPercent').sort).toEqual({ field: 'lastPercent', order: 'asc' });
});
