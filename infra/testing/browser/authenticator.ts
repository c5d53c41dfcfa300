import { Secret, TOTP } from 'otpauth';
import type { Client } from '#domain/core/client.ts';
import * as contract from '#domain/second-factors/contract.ts';

/** A code counts for one step of the clock, and for the one before and after. */
export const stepMs = 30_000;

/**
 * What an app on a phone shows.
 * @param secret in base32, with or without the spaces that it is shown with
 * @param timestamp the moment of it, in milliseconds
 */
export const codeOf = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp });

/**
 * Gives who calls an app that makes codes, by the code of a moment of the server's clock; it is used with that.
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
