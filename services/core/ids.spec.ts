import { expect, test } from 'vitest';
import { z } from 'zod';
import { derivedId, uuidFormat, uuidOf } from './ids.ts';

test('derives the same id from the same names, and different ids from different names', () => {
  const id = derivedId('user', 'a');
  expect(z.uuid({ version: 'v8' }).safeParse(id).success).toBe(true);
  expect(derivedId('user', 'a')).toBe(id);
  expect(new Set([id, derivedId('user', 'b'), derivedId('session', 'a'), derivedId('usera')]).size).toBe(4);
});

test('derives the same ids as earlier releases', () => {
  expect(derivedId('user', 'a')).toBe('b08b4fd3-378a-8a78-8cda-8134ced3128b');
  expect(uuidOf('command|stream|0')).toBe('6b54c798-0be1-8757-9b43-e38012487849');
});

test.each([
  ['018f3b2a-7c1d-7e2f-8a3b-4c5d6e7f8a9b', true],
  ['018F3B2A-7C1D-7E2F-8A3B-4C5D6E7F8A9B', true],
  ['018f3b2a7c1d7e2f8a3b4c5d6e7f8a9b', false],
  ['018f3b2a-7c1d-7e2f-8a3b-4c5d6e7f8a9', false],
  ['', false],
])('%s is a UUID: %s', (text, expected) => {
  expect(uuidFormat.test(text)).toBe(expected);
});
