import { hash } from 'node:crypto';

/** A UUID of any version. */
export const uuidFormat = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/;

/** A deterministic UUID: a retry of a command finds the streams that the command created. */
export function derivedId(...names: readonly string[]): string {
  return uuidOf(names.join('\n'));
}

/** UUID of a text: RFC 9562, version 8, from the first bits of its SHA-256. */
export function uuidOf(text: string): string {
  const digest = hash('sha256', text, 'hex');
  const variant = ((Number.parseInt(digest.slice(16, 17), 16) & 0b0011) | 0b1000).toString(16);
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}
