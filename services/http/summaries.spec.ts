import { expect, test } from 'vitest';
import { calls } from '#domain/calls.ts';
import { summaries, summaryOf } from './summaries.ts';

test('each call has a summary outside its contract', () => {
  const without = calls.filter((call) => !/^\S.+\.$/s.test(summaryOf(call)) || 'summary' in call);
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('each summary belongs to a call', () => {
  const names = new Set(calls.map(({ name }) => name));
  expect(Object.keys(summaries).filter((name) => !names.has(name))).toEqual([]);
});

test('the calls of an admin resource are described by its name', () => {
  const list = calls.find(({ name }) => name === 'getListOfMockTests');
  expect(list && summaryOf(list)).toMatch(/^Lists one page of mock tests,/);
});
