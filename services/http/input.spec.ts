import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Refused } from './errors.ts';
import { parseInput, refuseBroken } from './input.ts';

const schema = z.object({
  name: z.string().min(2),
  tags: z.array(z.object({ label: z.string() })).default([]),
});

const fieldsOf = (input: unknown): Readonly<Record<string, string>> => {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof Refused) return error.fields;
    throw error;
  }
  return {};
};

describe('input', () => {
  test('is parsed by its schema', () => {
    expect(parseInput(schema, { name: 'Ada', more: 1 })).toEqual({ name: 'Ada', tags: [] });
  });

  test('is refused with the fault of each field, by dotted path', () => {
    expect(Object.keys(fieldsOf({ tags: [{ label: 'a' }, { label: 1 }] }))).toEqual(['name', 'tags.1.label']);
    expect(Object.keys(fieldsOf('text'))).toEqual(['body']);
  });

  test('is refused for broken text at any depth, also in unknown fields', () => {
    expect(Object.keys(fieldsOf({ name: 'a\u0000' }))).toEqual(['name']);
    expect(Object.keys(fieldsOf({ name: 'Ada', more: [{ deep: '\ud800' }] }))).toEqual(['more.0.deep']);
  });

  test('is accepted exactly if it can be stored unchanged', () => {
    const broken = (value: unknown) => {
      try {
        refuseBroken(value);
        return false;
      } catch {
        return true;
      }
    };
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
        const isBroken = texts.some((text) => text.includes('\u0000') || !text.isWellFormed());
        expect(broken({ texts })).toBe(isBroken);
      }),
    );
    expect(broken(['a\u0000b'])).toBe(true);
    expect(broken(['\udc00\ud800'])).toBe(true);
    expect(broken(['\u{1F600}'])).toBe(false);
  });
});
