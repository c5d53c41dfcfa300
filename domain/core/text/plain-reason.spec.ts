import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainReason } from './plain-reason.ts';

test.each<[schema: z.ZodType, value: unknown, reason: string]>([
  [z.string(), undefined, 'This is missing.'],
  [z.object({}), null, 'This is missing.'],
  [z.string(), 5, 'This has to be a text.'],
  [z.number(), 'five', 'This has to be a number.'],
  [z.array(z.string()), 'five', 'This has to be a list.'],
  [z.boolean(), 'yes', 'This has to be true or false.'],
  [z.string().min(1), '', 'This is empty.'],
  [z.array(z.string()).min(1), [], 'This is empty.'],
  [z.array(z.string()).min(3), ['a'], 'At least 3 entries.'],
  [z.string().max(1), 'ab', 'At most 1 character.'],
  [z.number().min(1), 0, 'At least 1.'],
  [z.number().max(5), 9, 'At most 5.'],
  [z.enum(['easy', 'hard']), 'odd', 'This is one of: easy, hard.'],
  [z.literal(true), false, 'This is one of: true.'],
  [z.strictObject({ a: z.string() }), { a: '', b: 1 }, 'There is no field named b.'],
  [z.string().regex(/^[A-Z]$/), '5', 'This is not written as it has to be.'],
  [z.string().regex(/\S/), ' ', 'This is empty.'],
  [z.union([z.string(), z.number()]), true, 'This has none of the forms that it may have.'],
  [z.number().multipleOf(5), 3, 'This is a multiple of 5.'],
  [z.string().min(2, 'Two letters at least.'), 'a', 'Two letters at least.'],
])('%# has a plain reason', (schema, value, reason) => {
  const { error } = schema.safeParse(value, { error: plainReason });
  expect(error?.issues.map(({ message }) => message)).toEqual([reason]);
});
