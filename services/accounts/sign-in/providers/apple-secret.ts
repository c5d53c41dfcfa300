import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SignJWT } from 'jose';
import type { AppleKeys } from './settings.ts';

const validSeconds = 300;

/**
 * Apple's client secret is a signed token: "Creating a client secret" in its documentation.
 * @param audience Apple's issuer
 * @throws at start if the file has no key
 */
export function createAppleSecret({ clientId, teamId, keyId, keyFile }: AppleKeys, audience: string) {
  const key = createPrivateKey(readFileSync(keyFile, 'utf8'));
  return (): Promise<string> =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${validSeconds}s`)
      .sign(key);
}
