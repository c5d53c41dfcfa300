import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SignJWT } from 'jose';
import type { AppleKeys } from './settings.ts';

/** Long enough for one call. */
const validSeconds = 300;

/**
 * Apple takes as the client's secret a token that is signed by the key of the developer's account: "Creating a client
 * secret" of Apple's documentation.
 * @param audience Apple's issuer
 * @throws where the file holds no key: at the start, not at the first sign-in
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
