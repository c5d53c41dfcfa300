import { QueryClient, dehydrate } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { isStored, merged } from './stored-queries.ts';
import { dayMs } from '#domain/core/durations.ts';

const now = 1_000 * dayMs;

function loaded(...of: readonly (readonly [key: readonly unknown[], at: number])[]) {
  const client = new QueryClient();
  for (const [queryKey, updatedAt] of of) client.setQueryData(queryKey, String(updatedAt), { updatedAt });
  return { queries: dehydrate(client, { shouldDehydrateQuery: isStored }).queries, client };
}
const keysOf = ({ queries }: { queries: readonly { readonly queryKey: readonly unknown[] }[] }) =>
  queries.map(({ queryKey }) => queryKey.join('/'));

it('stores readable queries, never keys, clocks or verifications', () => {
  const all = [
    ['user'],
    ['question', 'RSA-0001'],
    ['questions', 'own-attempts', 'RSA-0001'],
    ['questions', 'page-of-list', {}],
    ['mock-tests'],
    ['mock-tests', 'result', '1'],
    ['verify-email', 'secret'],
    ['multi-account', '/practice'],
    ['statistics', 'skills', 30],
  ].map((key) => [key, now] as const);
  expect(keysOf(loaded(...all)).toSorted()).toEqual([
    'question/RSA-0001',
    'questions/page-of-list/[object Object]',
    'statistics/skills/30',
    'user',
  ]);
});

it('adds to what was kept before, the newest of each, for a week', () => {
  const before = loaded(
    [['user'], now - dayMs],
    [['reviews'], now - 8 * dayMs],
    [['statistics'], now - 2 * dayMs],
  );
  const after = loaded([['user'], now], [['question', 'RSA-0001'], now - 10]);
  const queries = merged(before.queries, after.queries, now);
  expect(keysOf({ queries })).toEqual(['user', 'question/RSA-0001', 'statistics']);
  expect(queries[0]?.state.data).toBe(String(now));
});
