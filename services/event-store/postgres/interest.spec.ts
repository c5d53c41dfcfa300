import { expect, test } from 'vitest';
import { includes, interestOf } from './interest.ts';

test('joins the interests of several subscriptions', () => {
  const joined = interestOf([
    { eventTypes: ['AnswerScored', 'AnswerSubmitted'] },
    { streamPrefixes: ['account-'] },
    { eventTypes: ['AnswerScored'] },
  ]);
  expect(joined).toEqual({ types: ['AnswerScored', 'AnswerSubmitted'], prefixes: ['account-'] });
  expect(interestOf([{ eventTypes: ['AnswerScored'] }, undefined])).toBe('all');
  expect(interestOf([])).toEqual({ types: [], prefixes: [] });
});

test('knows whether an interest includes another', () => {
  const some = interestOf([{ eventTypes: ['AnswerScored'] }, { streamPrefixes: ['account-'] }]);
  expect(includes('all', some)).toBe(true);
  expect(includes(some, 'all')).toBe(false);
  expect(includes(some, some)).toBe(true);
  expect(includes(some, interestOf([{ streamPrefixes: ['account-4711'] }]))).toBe(true);
  expect(includes(some, interestOf([{ streamPrefixes: ['acc'] }]))).toBe(false);
  expect(includes(some, interestOf([{ eventTypes: ['AnswerScored', 'UserBlocked'] }]))).toBe(false);
});
