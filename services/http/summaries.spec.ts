import { expect, test } from 'vitest';
import { calls } from '#domain/calls.ts';
import { summaries, summaryOf } from './summaries.ts';

test('summarises each call outside its contract', () => {
  const without = calls.filter((call) => !/^\S.+\.$/s.test(summaryOf(call)) || 'summary' in call);
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('has no summary without a call', () => {
  const names = new Set(calls.map(({ name }) => name));
  expect(Object.keys(summaries).filter((name) => !names.has(name))).toEqual([]);
});

test('names the resource in the summaries of its calls', () => {
  const list = calls.find(({ name }) => name === 'getListOfMockTests');
  expect(list && summaryOf(list)).toMatch(/^Lists one page of mock tests,/);
});
