import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packageIdSchema } from '#domain/commerce/packages/package-id.ts';
import { beforeCartHref, readWanted } from './wanted.ts';

test('an address of a purchase to come is read as it was written', () => {
  const wishes = fc.record(
    {
      packageId: fc.constantFrom(...packageIdSchema.options),
      quantity: fc.integer({ min: 1, max: 10 }),
      fromProfilePage: fc.constant(true as const),
      inApp: fc.constant(true as const),
    },
    { requiredKeys: ['packageId', 'quantity'] },
  );
  fc.assert(
    fc.property(wishes, (wanted) => {
      expect(readWanted(new URL(beforeCartHref(wanted), 'http://localhost').searchParams)).toEqual(wanted);
    }),
  );
});

test.each([
  '',
  'package=package_gold',
  'package=package_silver&quantity=0',
  'package=package_silver&quantity=1e3',
])('the address "%s" names nothing to buy', (query) => {
  expect(readWanted(new URLSearchParams(query))).toBeUndefined();
});
