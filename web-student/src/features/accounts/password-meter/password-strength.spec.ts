import { expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

it.each([
  ['7 chars', 'Too short'],
  ['password2026!!', 'Weak'],
  ['Sunshine99', 'Weak'],
  ['maria.lopez1', 'Weak'],
  ['my horse is maria.lopez@school.example', 'Weak'],
  ['aaaaaaaaaaaa', 'Weak'],
  ['horse mou', 'Fair'],
  ['a long password', 'Good'],
  ['four words that differ', 'Strong'],
  ['größe des Pferdes', 'Strong'],
] as const)('%s is %s', (password, word) => {
  expect(strengthOf(password, 'maria.lopez@school.example')).toBe(word);
});

it('rates the longest password, with no email address', () => {
  expect(strengthOf('p4ssw0rd'.repeat(16), '')).toBe('Weak');
  expect(strengthOf('qw!e8as dfz=xcv '.repeat(8), '')).toBe('Strong');
});
