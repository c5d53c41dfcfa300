import { expect, test } from 'vitest';
import { edgeSpaceOf, hasHiddenCharacter, containsContext, newPasswordSchema } from './new-password.ts';

test.each([
  ['seven characters', '7 chars', false],
  ['eight', '8 chars.', true],
  ['seven pictures, though fourteen code units', '😀'.repeat(7), false],
  ['128 pictures', '😀'.repeat(128), true],
  ['one more', '😀'.repeat(129), false],
  ['digits alone, for there is no rule which characters', '83650274619', true],
  ['a line break at its end', 'correct horse\n', false],
  ['a tab', 'correct\thorse', false],
  ['a bell', 'correct\u0007horse', false],
  ['the end of a line of mainframes', 'correct\u0085horse', false],
  ['letters of any script, and full-width ones', 'ｐａｓｓ слово 密码', true],
])('%s', (_what, password, isTaken) => {
  expect(newPasswordSchema.safeParse(password).success).toBe(isTaken);
});

test.each([
  ['ninety2026!', true],
  ['Ninety-Ninety', true],
  ['ninety-nine red balloons', false],
  ['maria.lopez1', true],
  ['lopezmaria99', true],
  ['Maria.Lopez has a horse', false],
  ['school12345', true],
  ['my horse is Maria.Lopez@school.example', true],
  ['Maria.Lopez at school has a horse', false],
  ['correct horse', false],
])('%s is made of what is known of maria.lopez@school.example: %s', (password, isMade) => {
  expect(containsContext(password, 'maria.lopez@school.example')).toBe(isMade);
});

test('does not compare the password with an empty address', () => {
  expect(containsContext('Maria.Lopez has a horse', '')).toBe(false);
});

test.each([
  ['correct horse', undefined],
  ['', undefined],
  [' correct horse', 'begins'],
  ['correct horse\u00A0', 'ends'],
  ['\tcorrect horse ', 'begins and ends'],
])('the edges of %j: %s', (password, edge) => {
  expect(edgeSpaceOf(password)).toBe(edge);
});

test.each([
  ['correct horse', false],
  ['correct\u200bhorse', true],
  ['correct horse\u2060', true],
  ['\u202ecorrect horse', true],
  ['correct\u00adhorse', true],
  ['a family 👩‍👩‍👧 of 👍🏽 ☂️', false],
  ['पासवर्ड मेरा है', false],
])('%j has a hidden character: %s', (password, isHidden) => {
  expect(hasHiddenCharacter(password)).toBe(isHidden);
});
