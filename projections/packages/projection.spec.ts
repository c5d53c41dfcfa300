import { expect, it } from 'vitest';
import { defaultPackages } from '#domain/commerce/packages/default-packages.ts';
import { rowsAfter, type Example } from '../core/testing/recorded.ts';
import { packages } from './projection.ts';

const stream = 'price_list-main';
const started: Example = { type: 'PriceListStarted', data: { packages: [...defaultPackages] }, stream };
const silver = defaultPackages.find(({ packageId }) => packageId === 'package_silver');
if (!silver) throw new Error('the defaults have Silver');
const dearer = { ...silver, audCents: 120_00, isShown: false };
const changed: Example = {
  type: 'PackageChanged',
  data: { package: dearer, reason: 'Costs' },
  stream,
  at: '2026-02-01T00:00:00.000Z',
};

it('lists all packages of the first price list', () => {
  const rows = rowsAfter(packages, [started]);
  expect(rows).toHaveLength(16);
  expect(rows).toContainEqual({
    packageId: 'package_silver',
    name: 'Silver',
    group: 'subscription',
    audCents: 99_00,
    isShown: true,
    package: silver,
    version: 1,
    changedAt: '2026-01-01T00:00:00.000Z',
  });
});

it('follows a change, and keeps the other versions', () => {
  const rows = rowsAfter(packages, [started, changed]);
  expect(rows).toHaveLength(16);
  expect(rows.filter(({ version }) => version === 2)).toEqual([
    expect.objectContaining({
      packageId: 'package_silver',
      audCents: 120_00,
      isShown: false,
      package: dearer,
      changedAt: '2026-02-01T00:00:00.000Z',
    }),
  ]);
});
