import { expect, it } from 'vitest';
import { menuGroups } from './menu-groups.ts';
import { pages } from './pages.ts';
import { resources } from './resources.ts';

it('leads to every list and page, once', () => {
  const lists = resources.filter(({ list }) => list).map(({ name }) => name);
  const paths = pages.map(({ path }) => path);
  expect(menuGroups.flatMap(({ items }) => items).toSorted()).toEqual([...lists, ...paths].toSorted());
});
