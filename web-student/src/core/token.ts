import { z } from 'zod';

const claimsSchema = z.object({ exp: z.number() });

/** Specification, document 1, section 4. The server judges unreadable tokens. @param now milliseconds since 1970 */
export function isExpired(token: string, now: number): boolean {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = claimsSchema.safeParse(
      JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))),
    );
    return claims.success && claims.data.exp * 1000 <= now;
  } catch {
    return false;
  }
}
