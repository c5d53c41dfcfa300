import { expect, test } from 'vitest';
import { actorInWords, pathInWords, valueInWords } from './words.ts';

test('describes a path in words, counting from one', () => {
  expect(pathInWords('answers.0.selectedAnswer')).toBe('answers › 1 › selected answer');
  expect(pathInWords('paidExpiryTime')).toBe('paid expiry time');
});

test.each([
  ['status', undefined, 'nothing'],
  ['isVerified', true, 'yes'],
  ['isVerified', false, 'no'],
  ['answers', [], 'none'],
  ['items', ['B', 'A'], 'B, A'],
  ['reason', '', '(empty)'],
  ['points', 3, '3'],
  ['secondsUsed', 40.61234, '40.61'],
  ['test', {}, '{}'],
  ['email', { erased: true }, 'Erased'],
  ['passwordHash', { erased: true }, 'Hidden'],
] as const)('the value of %s, %j, reads as %s', (path, value, words) => {
  expect(valueInWords(path, value)).toBe(words);
});

test('names the actor', () => {
  const names = new Map([['boss-id', 'boss@example.com']]);
  const told = (kind: 'visitor' | 'student' | 'admin' | 'system', id: string) =>
    actorInWords({ kind, id }, 'u1', names);
  expect(told('student', 'u1')).toBe('The user');
  expect(told('admin', 'boss-id')).toBe('Admin boss@example.com');
  expect(told('admin', '0199aaaa-1111')).toBe('Admin 0199aaaa');
  expect(told('student', '0199bbbb-1111')).toBe('User 0199bbbb');
  expect(told('visitor', '0199cccc-1111')).toBe('Visitor 0199cccc');
  expect(told('visitor', 'unknown')).toBe('A visitor');
  expect(told('system', 'workflows')).toBe('System, workflows');
});
