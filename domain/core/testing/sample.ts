import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/** Texts of events; the first that matches a schema is its sample. */
const texts = [
  'RSA-0001',
  'RSA',
  'tea',
  '2026-11-03T14:00:00.000Z',
  '00000000-0000-4000-8000-000000000000',
  'ann@example.com',
  // A recording, and its hash in hex.
  'LWD-0001-1f2e3d4c5b6a.mp3',
  'ab'.repeat(32),
  // A picture.
  'SDI-0001-1f2e3d4c5b6a.png',
  'mock_test_new_1',
  // A day of a calendar.
  '2026-12-18',
  'Europe/Berlin',
  // A country.
  'US',
  // A page of the site.
  '/faq',
];

/**
 * A minimal value for a schema: all fields are present, lists have their minimum length, a union is its first option.
 * @param known values used unchanged wherever they fit, for schemas with rules of their own
 * @throws RangeError for a schema that none of these fits
 */
export function sampleOf(schema: z.ZodType, known: readonly unknown[] = []): unknown {
  const fits = (value: unknown) => {
    const parsed = schema.safeParse(value);
    return parsed.success && isDeepStrictEqual(parsed.data, value);
  };
  const fitting = known.find(fits) ?? built(schema, known).find(fits);
  if (fitting === undefined) throw new RangeError(`there is no sample of ${schema.type}: name one as known`);
  return fitting;
}

function built(schema: z.ZodType, known: readonly unknown[]): readonly unknown[] {
  const { def } = schema as unknown as { readonly def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'object':
      return [
        Object.fromEntries(
          Object.entries(def.shape).map(([name, field]) => [name, sampleOf(field as z.ZodType, known)]),
        ),
      ];
    case 'array':
      return [0, 1, 2, 3, 4].map((length) =>
        Array.from({ length }, () => sampleOf(def.element as z.ZodType, known)),
      );
    case 'tuple':
      return [def.items.map((item) => sampleOf(item as z.ZodType, known))];
    case 'union':
      return [sampleOf(def.options[0] as z.ZodType, known)];
    case 'optional':
    case 'nullable':
    case 'readonly':
    case 'default':
      return [sampleOf(def.innerType as z.ZodType, known)];
    case 'pipe':
      return [sampleOf(def.in as z.ZodType, known)];
    case 'enum':
      return Object.values(def.entries);
    case 'literal':
      return def.values;
    case 'record':
      return [{}];
    case 'number':
      // The last one is a score on the exam's scale.
      return [1, 0, 0.5, 100, 60];
    case 'boolean':
      return [true];
    case 'string':
      return texts;
    default:
      return [{}, null];
  }
}
