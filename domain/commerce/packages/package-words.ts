/** A name derived from the id, if the name of that time is unknown: `package_silver_discount` as `Silver discount`. */
export function packageWords(packageId: string): string {
  const words = packageId.replace(/^package_/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
