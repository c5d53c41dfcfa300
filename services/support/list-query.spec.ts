import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refused } from '#services/http/errors.ts';
import { contentRange, maximumRows, parseListQuery } from './list-query.ts';

test('what react-admin sends is read', () => {
  const query = { sort: '["email","DESC"]', range: '[25,49]', filter: '{"q":"ann","status":"blocked"}' };
  expect(parseListQuery(query)).toEqual({
    sort: { field: 'email', order: 'DESC' },
    range: [25, 49],
    filter: { q: 'ann', status: 'blocked' },
  });
});

test('a question for many by id has a filter alone', () => {
  expect(parseListQuery({ filter: '{"id":["a","b"]}' })).toEqual({
    sort: { field: 'id', order: 'ASC' },
    range: [0, 24],
    filter: { id: ['a', 'b'] },
  });
});

test('too wide a range is cut', () => {
  expect(parseListQuery({ range: '[10,999999999]' }).range).toEqual([10, 9 + maximumRows]);
});

test.each([
  ['sort', 'email'],
  ['sort', '["email","SIDEWAYS"]'],
  ['sort', '{"field":"email"}'],
  ['sort', '[["a"],"ASC"]'],
  ['range', '[-1,5]'],
  ['range', '[5,1]'],
  ['range', '[0,1e99]'],
  ['range', '["0","9"]'],
  ['range', '[0.5,3]'],
  ['filter', '[]'],
  ['filter', 'null'],
  ['filter', '{"q":{"$ne":1}}'],
  ['filter', '{"q":"\\u0000"}'],
  ['filter', '{"q":"\\ud800"}'],
  ['filter', '{"__proto__":"x"}'],
  ['filter', `{"q":"${'x'.repeat(300)}"}`],
  ['filter', JSON.stringify({ id: Array.from({ length: maximumRows + 1 }, String) })],
  ['filter', JSON.stringify(Object.fromEntries(Array.from({ length: 21 }, (_, index) => [index, 1])))],
  ['filter', ['{}', '{}']],
])('%s=%s is refused with its name', (name, value) => {
  const refusal = refusalOf({ [name]: value });
  expect(refusal.code).toBe('invalid_input');
  expect(Object.keys(refusal.fields).every((field) => field.startsWith(name))).toBe(true);
});

test('whatever comes is read or refused, nothing else happens', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.option(fc.json()), fc.anything(), (sort, range, filter) => {
      try {
        const read = parseListQuery({ sort, range, filter });
        return read.range[1] - read.range[0] < maximumRows;
      } catch (error) {
        return error instanceof Refused;
      }
    }),
  );
});

test('the range that was answered', () => {
  expect(contentRange('users', 25, 3, 28)).toBe('users 25-27/28');
  expect(contentRange('users', 0, 0, 0)).toBe('users */0');
});

function refusalOf(query: unknown): Refused {
  try {
    parseListQuery(query);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('was not refused');
}
