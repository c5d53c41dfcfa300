import { expect, test } from 'vitest';
import { weaknessOf } from './weak-password.ts';

test.each([
  '1234567890',
  'password123',
  'PASSWORD123',
  'password2026!!',
  '!!Sunshine99',
  'qwertyuiop',
  'aaaaaaaaaaaa',
  'ninety12345',
  'ada.lovelace1',
])('refuses %s and says what to do', (password) => {
  expect(weaknessOf(password, 'ada.lovelace@example.com')).toMatch(/Use /);
});

test.each(['correct-horse-battery', 'a long password', 'x7Kq-mm29-Lw0z', 'größe des Pferdes'])(
  'accepts %s',
  (password) => {
    expect(weaknessOf(password, 'ada.lovelace@example.com')).toBeUndefined();
  },
);
