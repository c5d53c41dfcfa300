import { expect, test } from 'vitest';
import { uuidSchema } from '#domain/core/contract.ts';
import { newId } from './ids.ts';

test('ids are UUIDs of version 7 and sort by their time', () => {
  expect(uuidSchema.safeParse(newId()).success).toBe(true);
  expect(newId(1_000)).toMatch(/^00000000-03e8-7/);
  expect(newId(1_000) < newId(2_000)).toBe(true);
});
