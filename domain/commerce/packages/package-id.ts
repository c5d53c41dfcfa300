import { z } from 'zod';

/** Exactly the specification's ids: document 1, section 3. */
export const packageIdSchema = z.enum([
  'package_bronze',
  'package_bronze_discount',
  'package_bronze_sect',
  'package_silver',
  'package_silver_discount',
  'package_ultimate',
  'package_ultimate_discount',
  'package_silver_upgrade_from_bronze',
  'package_ultimate_upgrade_from_bronze',
  'package_ultimate_upgrade_from_silver',
  'package_extend',
  'package_speaking_credits',
  'package_combo',
  'package_full_mock',
  'package_sect_mock',
  'full_mock_test_upsell',
]);
export type PackageId = z.infer<typeof packageIdSchema>;
