import { describe, expect, it } from 'vitest';
import {
  countFilters,
  readPractice,
  withoutFilters,
  writePractice,
  type Remembered,
} from './practice-address.ts';

const nothing: Remembered = {
  section: undefined,
  exercise: undefined,
  favoriteMode: undefined,
  sort: undefined,
};
const last: Remembered = {
  section: 'reading',
  exercise: 'RRP',
  favoriteMode: 'true',
  sort: { field: 'difficulty', order: 'desc' },
};
const byUid = { field: 'uid', order: 'asc' };
const read = (query: string, remembered = nothing, examType: 'new_format' | 'core' = 'new_format') =>
  readPractice(new URLSearchParams(query), remembered, examType);

describe('an address', () => {
  it('that says nothing shows everything of the exam, or what was shown last', () => {
    expect(read('')).toEqual({ filter: { examType: 'new_format' }, sort: byUid, page: 0 });
    expect(read('', last)).toEqual({
      filter: { examType: 'new_format', section: 'reading', type: 'RRP', favorite: true },
      sort: last.sort,
      page: 0,
    });
  });

  it('that names a list means that list, in the order chosen last', () => {
    expect(read('section=listening', last)).toEqual({
      filter: { examType: 'new_format', section: 'listening' },
      sort: last.sort,
      page: 0,
    });
    expect(read('section=ALL&sort=title&page=3', last)).toEqual({
      filter: { examType: 'new_format' },
      sort: { field: 'title', order: 'asc' },
      page: 2,
    });
  });

  it.each([
    ['exercise=LWD', { section: 'listening', type: 'LWD' }],
    ['section=reading&exercise=LWD', { section: 'reading' }],
    ['exercise=WWM', {}],
    ['exercise=ALL', {}],
  ])('%s gives a type its section, and leaves out what does not belong', (query, filter) => {
    expect(read(query).filter).toEqual({ examType: 'new_format', ...filter });
  });

  it('keeps to the exam', () => {
    expect(read('exercise=WWM', nothing, 'core').filter.type).toBe('WWM');
    expect(read('exam=core&exercise=WWM').filter).toEqual({ examType: 'new_format' });
  });

  it.each(['page=0', 'page=-2', 'page=x', 'page=1.5', 'page='])('is the first page for %s', (query) => {
    expect(read(query).page).toBe(0);
  });
});

it.each([
  'section=ALL',
  'section=listening&exercise=LWD&status=wrong&difficulty=1%2C5&topic=work&favorite=true&page=4',
  'section=ALL&search=bees&prediction=true&sort=lastPercent&order=desc',
])('is the same after a way through an address: %s', (query) => {
  const place = read(query);
  expect(read(new URLSearchParams(writePractice(place)).toString(), last)).toEqual({
    ...place,
    sort: query.includes('sort=') ? place.sort : last.sort,
  });
});

it('counts and clears what narrows, and keeps section and type', () => {
  const { filter } = read('exercise=RRP&search=ice&difficulty=2&topic=nature&free=true');
  expect(countFilters(filter)).toBe(4);
  expect(withoutFilters(filter)).toEqual({ examType: 'new_format', section: 'reading', type: 'RRP' });
  expect(countFilters(withoutFilters(filter))).toBe(0);
});
