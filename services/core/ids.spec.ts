import { expect, test } from 'vitest';
import { z } from 'zod';
import { derivedId, isUuid, newId } from './ids.ts';

test('new ids are UUIDs of version 7 and sort by their time', () => {
  const before = Date.now();
  const id = newId();
  expect(z.uuidv7().safeParse(id).success).toBe(true);
  const time = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
});

test('an id derived from names is always the same, and another one for other names', () => {
  const id = derivedId('user', 'a');
  expect(z.uuid().safeParse(id).success).toBe(true);
  expect(derivedId('user', 'a')).toBe(id);
  expect(new Set([id, derivedId('user', 'b'), derivedId('session', 'a'), derivedId('usera')]).size).toBe(4);
});

test.each([
  ['018f3b2a-7c1d-7e2f-8a3b-4c5d6e7f8a9b', true],
  ['018F3B2A-7C1D-7E2F-8A3B-4C5D6E7F8A9B', true],
  ['018f3b2a7c1d7e2f8a3b4c5d6e7f8a9b', false],
  ['018f3b2a-7c1d-7e2f-8a3b-4c5d6e7f8a9', false],
  ['', false],
])('%s is a UUID: %s', (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});
