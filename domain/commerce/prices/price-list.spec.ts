import { describe, expect, it } from 'vitest';
import { given } from '../../core/testing/given-when-then.ts';
import { fold } from '../../core/events/stream.ts';
import { defaultPackages } from '../packages/default-packages.ts';
import { packageFaults } from '../packages/package-faults.ts';
import { packageIdSchema, type PackageId } from '../packages/package-id.ts';
import { packageSchema, type Package } from '../packages/package.ts';
import { changePackage, priceListStream, startPriceList, type PriceListEvent } from './price-list.ts';

const started: PriceListEvent = { type: 'PriceListStarted', data: { packages: [...defaultPackages] } };
const packageOf = (id: PackageId): Package => {
  const found = defaultPackages.find(({ packageId }) => packageId === id);
  if (!found) throw new Error(id);
  return found;
};
const silver = packageOf('package_silver');
const dearer = { ...silver, audCents: 120_00 };
const reason = 'Costs have risen';

describe('the price list', () => {
  it('begins with all packages of the specification, once', () => {
    given(priceListStream, []).when(startPriceList).then([started]);
    expect(defaultPackages.map(({ packageId }) => packageId).toSorted()).toEqual(
      packageIdSchema.options.toSorted(),
    );
    expect(defaultPackages.map((one) => packageSchema.parse(one))).toEqual(defaultPackages);
  });

  it('is the default list as version 0 before its first event', () => {
    expect(fold(priceListStream, [])).toEqual({ version: 0, packages: defaultPackages });
  });

  it('gets a new version with each change and keeps the other packages', () => {
    const decide = given(priceListStream, [started]).when((list) =>
      changePackage(list, { ...dearer, reason }),
    );
    decide.then([{ type: 'PackageChanged', data: { package: dearer, reason } }]);
    decide.thenState({
      version: 2,
      packages: defaultPackages.map((one) => (one.packageId === 'package_silver' ? dearer : one)),
    });
  });

  it('begins with its first change', () => {
    given(priceListStream, [])
      .when((list) => changePackage(list, { ...dearer, reason }))
      .then([started, { type: 'PackageChanged', data: { package: dearer, reason } }]);
  });

  it('refuses a package that does not fit', () => {
    given(priceListStream, [started])
      .when((list) => changePackage(list, { ...silver, audCents: 79_00, reason }))
      .thenRejected('package_does_not_fit');
  });
});

describe('a package', () => {
  const fieldsOf = (of: Package) => packageFaults(of, defaultPackages).map(({ field }) => field);

  it.each(defaultPackages)('$packageId of the default list is valid', (of) => {
    expect(packageFaults(of, defaultPackages)).toEqual([]);
  });

  it.each<[string, PackageId, Partial<Package>, (keyof Package)[]]>([
    ['that costs less than a payment', 'package_sect_mock', { audCents: 99 }, ['audCents']],
    ['that brings nothing', 'package_sect_mock', { sectionalTests: 0 }, ['days']],
    ['of a plan that lasts no day', 'package_bronze_sect', { days: 0 }, ['days']],
    ['of a plan in the group of additions', 'package_silver', { group: 'others' }, ['group']],
    [
      'of no plan with what a plan gives',
      'package_combo',
      { hasUnlimitedSpeaking: true },
      ['hasUnlimitedSpeaking'],
    ],
    ['that the others are priced by, with another plan', 'package_silver', { plan: 'ultimate' }, ['plan']],
    [
      'that the others are priced by, as an upgrade',
      'package_silver',
      { upgradesFrom: 'bronze' },
      ['upgradesFrom'],
    ],
    [
      'that leads to the same plan',
      'package_silver_upgrade_from_bronze',
      { upgradesFrom: 'silver' },
      ['upgradesFrom'],
    ],
    [
      'that leads downwards',
      'package_silver_upgrade_from_bronze',
      { upgradesFrom: 'ultimate' },
      ['upgradesFrom'],
    ],
    ['that leads to no plan', 'package_silver_upgrade_from_bronze', { plan: null }, ['upgradesFrom']],
    [
      'that is a twin and an upgrade',
      'package_silver_upgrade_from_bronze',
      { twinOf: 'package_silver' },
      ['twinOf'],
    ],
    ['that is its own twin', 'package_bronze_sect', { twinOf: 'package_bronze_sect' }, ['twinOf']],
    ['that is the twin of a twin', 'package_bronze_sect', { twinOf: 'package_bronze_discount' }, ['twinOf']],
    ['that is the twin of what brings no plan', 'package_bronze_sect', { twinOf: 'package_combo' }, ['plan']],
    ['that is the twin of another plan', 'package_silver_discount', { plan: 'bronze' }, ['plan']],
    ['that is a twin and costs as much', 'package_silver_discount', { audCents: 99_00 }, ['audCents']],
    ['that costs as little as its twin', 'package_silver', { audCents: 79_00 }, ['audCents']],
  ])('%s', (_what, id, change, fields) => {
    const faults = fieldsOf({ ...packageOf(id), ...change });
    expect(faults).toEqual(expect.arrayContaining(fields));
  });
});
