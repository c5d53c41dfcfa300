import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { adminResource, maximumRows } from './admin-resource.ts';

const users = adminResource('test-users', z.object({ id: z.string(), email: z.string() }), {
  sorts: ['email'],
  filters: ['status'],
});
const read = (query: unknown) => users.list.input.safeParse(query);

test('defines two calls, named after the resource', () => {
  expect(users.list).toMatchObject({ name: 'getListOfTestUsers', path: '/api/admin/test-users' });
  expect(users.one).toMatchObject({ name: 'getOneOfTestUsers', path: '/api/admin/test-users/:id' });
  expect([users.list.access, users.one.access]).toEqual(['admin', 'admin']);
  expect(users.fields).toEqual(['id', 'email', 'status']);
});

test('parses the query of react-admin', () => {
  const query = { sort: '["email","DESC"]', range: '[25,49]', filter: '{"q":"ann","status":"blocked"}' };
  expect(read(query).data).toEqual({
    sort: { field: 'email', order: 'DESC' },
    range: [25, 49],
    filter: { q: 'ann', status: 'blocked' },
  });
});

test('derives the range of a query by ids from their number', () => {
  const ids = Array.from({ length: 60 }, (_nothing, index) => `user-${index}`);
  expect(read({ filter: JSON.stringify({ id: ids }) }).data).toEqual({
    sort: { field: 'id', order: 'ASC' },
    range: [0, 59],
    filter: { id: ids },
  });
  expect(read({ filter: '{"id":[]}' }).data?.range).toEqual([0, 0]);
});

test('cuts a range that is too wide', () => {
  expect(read({ range: '[10,999999999]' }).data?.range).toEqual([10, 9 + maximumRows]);
});

test.each([
  ['sort', '["passwordHash","ASC"]'],
  ['sort', '["__proto__","ASC"]'],
  ['sort', '["status","ASC"]'],
  ['filter', '{"email":"ann"}'],
  ['filter', '{"__proto__":"x"}'],
  ['filter', '{"constructor":"x"}'],
  ['other', '1'],
])('%s=%s names an unknown field and is ignored', (name, value) => {
  expect(read({ [name]: value }).data).toEqual(read({}).data);
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
  ['filter', `{"q":"${'x'.repeat(300)}"}`],
  ['filter', JSON.stringify({ id: Array.from({ length: maximumRows + 1 }, String) })],
  ['filter', JSON.stringify(Object.fromEntries(Array.from({ length: 21 }, (_, index) => [index, 1])))],
  ['filter', ['{}', '{}']],
])('%s=%s is refused with its name', (name, value) => {
  const { error } = read({ [name]: value });
  expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set([name]));
});

test('parses or refuses any query, and never exceeds the maximum of rows', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.option(fc.json()), fc.anything(), (sort, range, filter) => {
      const { data } = read({ sort, range, filter });
      return data === undefined || data.range[1] - data.range[0] < maximumRows;
    }),
  );
});
