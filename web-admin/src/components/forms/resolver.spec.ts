import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainError } from './resolver.ts';

const messageOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: plainError }).error?.issues[0]?.message;

test.each([
  ['an empty text', z.string().min(1), '', 'Fill this in.'],
  ['a text that is too short', z.string().min(3), 'on', 'Use at least 3 characters.'],
  ['a text that is too long', z.string().max(3), 'four', 'This is longer than 3 characters.'],
  ['a number that is too low', z.number().min(2), 1, 'Use at least 2.'],
  ['a number that is too high', z.number().max(2), 3, 'Use at most 2.'],
  ['a list that is too short', z.array(z.string()).min(1), [], 'Add at least 1 of these.'],
  ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'Use at most 1 of these.'],
  ['a missing number', z.number(), null, 'Fill this in.'],
  ['a missing date', z.iso.date(), '', 'Fill this in.'],
  ['a missing choice', z.enum(['noun', 'verb']), null, 'Choose one of these.'],
])('%s has a plain message', (_what, schema, input, message) => {
  expect(messageOf(schema, input)).toBe(message);
});

test('keeps a message of the schema', () => {
  expect(messageOf(z.string().min(1, 'Enter a title.'), '')).toBe('Enter a title.');
});
