import { Secret, TOTP } from 'otpauth';
import type { Client } from '#domain/core/client.ts';
import * as contract from '#domain/second-factors/contract.ts';

/** A code is valid for one clock step, and for the steps before and after. */
export const stepMs = 30_000;

/**
 * The code that an authenticator app shows.
 * @param secret in base32, with or without spaces
 * @param timestamp in milliseconds
 */
export const codeOf = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp });

/**
 * Sets up an authenticator app for the caller with a code for the server's clock, which uses that code up.
 * @throws CallFailed
 */
export async function setUpAuthenticator(
  { call }: Pick<Client, 'call'>,
  password: string,
  timestamp = Date.now(),
) {
  const { confirmation } = (await call(contract.confirmIdentity, { password })).body;
  const { secret } = (await call(contract.offerAuthenticator, { confirmation })).body;
  const code = codeOf(secret, timestamp);
  const { recoveryCodes } = (await call(contract.confirmAuthenticator, { code })).body;
  return { confirmation, secret, recoveryCodes };
}
