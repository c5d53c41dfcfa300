import type { Package } from './package.ts';

/** Defaults of a package that adds nothing. */
const addition = {
  group: 'others',
  plan: null,
  days: 0,
  writingCredits: 0,
  speakingCredits: 0,
  hasUnlimitedSpeaking: false,
  fullTests: 0,
  sectionalTests: 0,
  upgradesFrom: null,
  twinOf: null,
  isShown: true,
} as const satisfies Partial<Package>;

const bronze = {
  ...addition,
  group: 'subscription',
  plan: 'bronze',
  days: 30,
  writingCredits: 20,
  speakingCredits: 100,
} as const;
const silver = { ...bronze, plan: 'silver', writingCredits: 60, speakingCredits: 300 } as const;
const ultimate = { ...silver, plan: 'ultimate', writingCredits: 150, hasUnlimitedSpeaking: true } as const;
const upgrade = { ...addition, group: 'subscription', days: 30 } as const;

/** The prices of a new installation; document 1, section 3, names packages without prices, see ADR 59. */
export const defaultPackages: readonly Package[] = [
  { ...bronze, packageId: 'package_bronze', name: 'Bronze', audCents: 59_00 },
  {
    ...bronze,
    packageId: 'package_bronze_sect',
    name: 'Bronze with sectional tests',
    group: 'mobile',
    audCents: 45_00,
  },
  { ...silver, packageId: 'package_silver', name: 'Silver', audCents: 99_00 },
  { ...ultimate, packageId: 'package_ultimate', name: 'Ultimate', audCents: 149_00 },
  {
    ...bronze,
    packageId: 'package_bronze_discount',
    name: 'Bronze again',
    twinOf: 'package_bronze',
    audCents: 49_00,
  },
  {
    ...silver,
    packageId: 'package_silver_discount',
    name: 'Silver again',
    twinOf: 'package_silver',
    audCents: 79_00,
  },
  {
    ...ultimate,
    packageId: 'package_ultimate_discount',
    name: 'Ultimate again',
    twinOf: 'package_ultimate',
    audCents: 119_00,
  },
  {
    ...upgrade,
    packageId: 'package_silver_upgrade_from_bronze',
    name: 'Silver instead of Bronze',
    plan: 'silver',
    upgradesFrom: 'bronze',
    audCents: 40_00,
    writingCredits: 40,
    speakingCredits: 200,
  },
  {
    ...upgrade,
    packageId: 'package_ultimate_upgrade_from_bronze',
    name: 'Ultimate instead of Bronze',
    plan: 'ultimate',
    upgradesFrom: 'bronze',
    audCents: 90_00,
    writingCredits: 130,
    speakingCredits: 200,
    hasUnlimitedSpeaking: true,
  },
  {
    ...upgrade,
    packageId: 'package_ultimate_upgrade_from_silver',
    name: 'Ultimate instead of Silver',
    plan: 'ultimate',
    upgradesFrom: 'silver',
    audCents: 50_00,
    writingCredits: 90,
    hasUnlimitedSpeaking: true,
  },
  {
    ...addition,
    packageId: 'package_extend',
    name: '15 days more',
    group: 'subscription',
    days: 15,
    audCents: 25_00,
  },
  {
    ...addition,
    packageId: 'package_speaking_credits',
    name: '100 speaking credits',
    speakingCredits: 100,
    audCents: 19_00,
  },
  {
    ...addition,
    packageId: 'package_combo',
    name: 'Credits and tests',
    writingCredits: 30,
    speakingCredits: 100,
    fullTests: 2,
    sectionalTests: 4,
    audCents: 49_00,
  },
  {
    ...addition,
    packageId: 'package_full_mock',
    name: 'A full mock test',
    fullTests: 1,
    audCents: 15_00,
  },
  {
    ...addition,
    packageId: 'package_sect_mock',
    name: 'A sectional mock test',
    sectionalTests: 1,
    audCents: 6_00,
  },
  {
    ...addition,
    packageId: 'full_mock_test_upsell',
    name: 'A full mock test to keep',
    fullTests: 1,
    audCents: 9_00,
  },
];
