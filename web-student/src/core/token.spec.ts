import { expect, it } from 'vitest';
import { isExpired } from './token.ts';

const tokenWith = (claims: object) =>
  `h.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.s`;

it('recognises an expired token', () => {
  expect(isExpired(tokenWith({ exp: 100, sub: '>?>?' }), 100_000)).toBe(true);
  expect(isExpired(tokenWith({ exp: 100, sub: '>?>?' }), 99_999)).toBe(false);
});

it('leaves an unreadable token to the server', () => {
  expect(isExpired('opaque', 1)).toBe(false);
  expect(isExpired(tokenWith({}), 1)).toBe(false);
});
