import { expect, test } from 'vitest';
import { isMadeOfContext, newPasswordSchema } from './new-password.ts';

test.each([
  ['nine chars', 'ninechars', false],
  ['ten', 'ten chars.', true],
  ['nine pictures, though eighteen code units', '😀'.repeat(9), false],
  ['two hundred pictures', '😀'.repeat(200), true],
  ['one more', '😀'.repeat(201), false],
  ['digits alone, for there is no rule which characters', '83650274619', true],
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
  ['correct horse', false],
])('%s is made of what is known of maria.lopez@school.example: %s', (password, isMade) => {
  expect(isMadeOfContext(password, 'maria.lopez@school.example')).toBe(isMade);
});
