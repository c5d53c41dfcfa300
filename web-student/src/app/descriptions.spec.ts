import { expect, test } from 'vitest';
import { descriptions } from './descriptions.ts';
import { paths } from './paths.ts';

test('every page has a description', () => {
  const all = Object.values(paths).map(({ path }) => path);
  expect(all.filter((path) => (descriptions[path] ?? '') === '')).toEqual([]);
});
