import { expect, test } from 'vitest';
import type { Key, Row } from '../projection.ts';
import { RowMemory } from './row-memory.ts';

const row = (id: string, group: string, count = 0) => ({ id, group, count });

function found(memory: RowMemory, key: Key): Row[] {
  const rows: Row[] = [];
  memory.find(key, rows);
  return rows;
}

test('finds a row by key, or all rows with a text', () => {
  const memory = new RowMemory(['id'], 10, true);
  memory.set(row('a', 'x'));
  memory.set(row('b', 'y'));
  expect(found(memory, { id: 'a' })).toEqual([row('a', 'x')]);
  expect(found(memory, { id: 'z' })).toEqual([]);
  expect(found(memory, { group: 'x' })).toEqual([row('a', 'x')]);
  memory.set(row('c', 'x'));
  memory.set(row('a', 'y', 1));
  expect(found(memory, { group: 'x' })).toEqual([row('c', 'x')]);
  expect(found(memory, { group: 'y' })).toEqual([row('b', 'y'), row('a', 'y', 1)]);
});

test('does not overwrite local changes with rows of the table', () => {
  const memory = new RowMemory(['id'], 10, false);
  memory.set(row('a', 'x', 2));
  memory.load(row('a', 'x', 1));
  memory.load(row('b', 'x', 1));
  expect(found(memory, { group: 'x' })).toEqual([row('a', 'x', 2), row('b', 'x', 1)]);
  expect(memory.unwritten()).toEqual([row('a', 'x', 2)]);
  expect(memory.knows({ id: 'b' })).toBe(true);
  expect(memory.knows({ group: 'x' })).toBe(false);
});

test('evicts the oldest written rows beyond the limit, from groups too', () => {
  const memory = new RowMemory(['id'], 2, true);
  for (const id of ['a', 'b', 'c']) memory.set(row(id, 'x'));
  expect(found(memory, { group: 'x' })).toHaveLength(3);
  memory.written();
  expect(memory.isComplete).toBe(false);
  expect(found(memory, { group: 'x' })).toEqual([row('b', 'x'), row('c', 'x')]);
});

test('does not write an unchanged row again', () => {
  const memory = new RowMemory(['id'], 2, true);
  memory.set(row('a', 'x'));
  memory.written();
  for (const same of found(memory, { id: 'a' })) memory.set(same);
  expect(memory.unwritten()).toEqual([]);
});
