import { z } from 'zod';

/** The release of this code: the server's, and that of a client that was built from it. As package.json has it. */
export const appVersion = '0.2.0';

/** Major, minor and patch, such as `0.1.0`. */
export const appVersionSchema = z
  .string()
  .regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/, 'Send a version such as 0.1.0.')
  .meta({ examples: ['0.1.0'] });

/** Whether a version comes before another one; both as `appVersionSchema` has them. */
export function isOlderVersion(version: string, than: string): boolean {
  const [parts, others] = [version, than].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const at = parts.findIndex((part, index) => part !== others[index]);
  return at >= 0 && (parts[at] ?? 0) < (others[at] ?? 0);
}
