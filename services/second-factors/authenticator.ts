import { Secret, TOTP } from 'otpauth';
import type { Instant } from '#domain/core/instant.ts';

/** RFC 6238 as all apps implement it: SHA-1, six digits, 30 seconds. */
const periodS = 30;
/** Adjacent steps are accepted, because clocks differ and typing takes time: RFC 6238, 5.2. */
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

/** 160 bits in base32: RFC 4226, 4, R6. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The QR code's content: `otpauth://totp/Ninety:ada@example.com?secret=…`. */
export const uriOf = (secret: string, email: string): string => codesOf(secret, email).toString();

/** The clock step of a code, if it is current at `now`. */
export function stepOf(secret: string, code: string, now: Instant): number | undefined {
  const timestamp = Date.parse(now);
  const delta = codesOf(secret, '').validate({ token: code, timestamp, window: stepsAround });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / periodS) + delta;
}
