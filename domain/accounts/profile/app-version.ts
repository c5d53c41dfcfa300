import { z } from 'zod';

/** The release of this code, as in package.json. */
export const appVersion = '0.2.0';

export const appVersionSchema = z
  .string()
  .regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/, 'Send a version such as 0.1.0.')
  .meta({ examples: ['0.1.0'] });

export function isOlderVersion(version: string, than: string): boolean {
  const [parts, others] = [version, than].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const at = parts.findIndex((part, index) => part !== others[index]);
  return at >= 0 && (parts[at] ?? 0) < (others[at] ?? 0);
}
