import { createHmac } from 'node:crypto';
import { recoveryAlphabet, recoveryCodeLength } from '#domain/second-factors/code-schemas.ts';
import { recoveryCodeCount } from '#domain/second-factors/set-up.ts';
import type { Passwords } from '../accounts/passwords/passwords.ts';
import type { ServiceSettings } from '../dependencies.ts';
import { derivedKey } from '../core/derived-key.ts';

/** Ten codes with their stored hashes. */
export interface NewRecoveryCodes {
  readonly codes: readonly string[];
  readonly salt: string;
  readonly digests: readonly string[];
}

/** The hash of a code, for storage and look-up. */
export function digestOf(passwords: Passwords, code: string, salt: string, network: string): Promise<string> {
  return passwords.digest(code, Buffer.from(salt, 'base64url'), network);
}

/** A command's codes, derived so that a repeat after a lost answer shows the same ones; 60 bits each, kept as slow hashes. */
export function recoveryCodesOf(
  { tokenSecret }: Pick<ServiceSettings, 'tokenSecret'>,
  userId: string,
  commandId: string,
): Pick<NewRecoveryCodes, 'codes' | 'salt'> {
  const key = derivedKey(tokenSecret, 'recovery-codes');
  const bytesOf = (what: string) =>
    createHmac('sha256', key).update([userId, commandId, what].join('\n')).digest();
  const codes = Array.from({ length: recoveryCodeCount }, (_, index) =>
    [...bytesOf(`code ${index}`).subarray(0, recoveryCodeLength)]
      .map((byte) => recoveryAlphabet.charAt(byte % recoveryAlphabet.length))
      .join(''),
  );
  return { codes, salt: bytesOf('salt').subarray(0, 16).toString('base64url') };
}

export async function newRecoveryCodes(
  { settings, passwords }: { readonly settings: ServiceSettings; readonly passwords: Passwords },
  userId: string,
  commandId: string,
  network: string,
): Promise<NewRecoveryCodes> {
  const { codes, salt } = recoveryCodesOf(settings, userId, commandId);
  const digests: string[] = [];
  // One at a time: ten at once would block others of this network.
  for (const code of codes) digests.push(await digestOf(passwords, code, salt, network));
  return { codes, salt, digests };
}
