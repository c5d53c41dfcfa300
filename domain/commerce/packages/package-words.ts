import { capitalized } from '#domain/core/text/capitalized.ts';

/** A name derived from the id, if the name of that time is unknown: `package_silver_discount` as `Silver discount`. */
export function packageWords(packageId: string): string {
  return capitalized(packageId.replace(/^package_/, '').replaceAll('_', ' '));
}
