import { capitalized } from '#domain/core/text/capitalized.ts';

export function inWords(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

export function asTitle(name: string): string {
  return capitalized(inWords(name));
}
