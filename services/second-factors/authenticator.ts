import { Secret, TOTP } from 'otpauth';
import type { Instant } from '#domain/core/instant.ts';

/** RFC 6238 as every app has it: SHA-1, six digits, 30 seconds. */
const periodS = 30;
/** A code of the step before or after counts too: clocks differ, and typing takes time. RFC 6238, 5.2. */
const stepsAround = 1;

const issuer = 'Ninety';

function codesOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodS,
    secret: Secret.fromBase32(secret),
  });
}

/** A new secret in base32, of 160 bits: RFC 4226, 4, R6. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What a QR code holds: `otpauth://totp/Ninety:ada@example.com?secret=…`. */
export const uriOf = (secret: string, email: string): string => codesOf(secret, email).toString();

/** Which step of the clock a code is of, if it is of one about `now`. */
export function stepOf(secret: string, code: string, now: Instant): number | undefined {
  const timestamp = Date.parse(now);
  const delta = codesOf(secret, '').validate({ token: code, timestamp, window: stepsAround });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / periodS) + delta;
}
