import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import { isErased } from '#domain/core/events/personal.ts';
import {
  passkeyCreationSchema,
  passkeyRequestSchema,
  type PasskeyMade,
  type PasskeyRequest,
  type PasskeyUsed,
} from '#domain/second-factors/passkey-schemas.ts';
import type { Passkey } from '#domain/second-factors/second-factor.ts';
import { challengeMs } from './challenge.ts';
import type { ServiceSettings } from '../dependencies.ts';

type Site = Pick<ServiceSettings, 'publicUrl'>;

/** EdDSA, ES256 and RS256. */
const algorithms = [-8, -7, -257];

/** Passkeys belong to the host of `PUBLIC_URL`, and are accepted from that origin only. */
function relyingParty({ publicUrl }: Site) {
  const { hostname: id, origin } = new URL(publicUrl);
  return { id, origin };
}

const descriptorsOf = (passkeys: readonly Passkey[]) =>
  passkeys.flatMap(({ credentialId: id, transports }) =>
    isErased(id) ? [] : [{ id, transports: [...transports] }],
  );

export async function passkeyRequest(
  site: Site,
  passkeys: readonly Passkey[],
  nonce: string,
): Promise<PasskeyRequest> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(site).id,
    challenge: Buffer.from(nonce, 'base64url'),
    allowCredentials: descriptorsOf(passkeys),
    timeout: challengeMs,
    // The device is the second factor after the password; its own lock is optional.
    userVerification: 'preferred',
  });
  return passkeyRequestSchema.parse(options);
}

export async function passkeyCreation(
  site: Site,
  { userId, email }: { readonly userId: string; readonly email: string },
  passkeys: readonly Passkey[],
  nonce: string,
): Promise<z.infer<typeof passkeyCreationSchema>> {
  const options = await generateRegistrationOptions({
    rpName: 'Ninety',
    rpID: relyingParty(site).id,
    userName: email,
    userDisplayName: email,
    userID: Buffer.from(userId),
    challenge: Buffer.from(nonce, 'base64url'),
    timeout: challengeMs,
    attestationType: 'none',
    // Devices with a passkey report that instead of creating another.
    excludeCredentials: descriptorsOf(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
  return passkeyCreationSchema.parse(options);
}

export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** The passkey created for `nonce` on our site; undefined for any other. */
export async function readPasskeyMade(
  site: Site,
  { authenticatorAttachment, ...made }: PasskeyMade,
  nonce: string,
): Promise<NewPasskey | undefined> {
  const { id, origin } = relyingParty(site);
  const { transports, ...response } = made.response;
  const checked = await orNothing(
    verifyRegistrationResponse({
      response: {
        ...made,
        response: { ...response, ...(transports && { transports }) },
        ...(authenticatorAttachment && { authenticatorAttachment }),
        clientExtensionResults: {},
      },
      expectedChallenge: nonce,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!checked?.verified) return undefined;
  const { credential } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: transports ?? [],
  };
}

/** The passkey that signed `nonce` on our site, and its counter; undefined for none. */
export async function readPasskeyUsed(
  site: Site,
  passkeys: readonly Passkey[],
  { authenticatorAttachment, ...used }: PasskeyUsed,
  nonce: string,
): Promise<{ readonly passkeyId: string; readonly counter: number } | undefined> {
  const passkey = passkeys.find(({ credentialId }) => credentialId === used.id);
  if (!passkey || isErased(passkey.publicKey)) return undefined;
  const { id, origin } = relyingParty(site);
  const { userHandle, ...response } = used.response;
  const checked = await orNothing(
    verifyAuthenticationResponse({
      response: {
        ...used,
        response: { ...response, ...(userHandle !== undefined && { userHandle }) },
        ...(authenticatorAttachment && { authenticatorAttachment }),
        clientExtensionResults: {},
      },
      expectedChallenge: nonce,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: used.id,
        publicKey: Buffer.from(passkey.publicKey, 'base64url'),
        // The decision checks the counter, because it recognises repeated commands.
        counter: 0,
      },
      requireUserVerification: false,
    }),
  );
  if (!checked?.verified) return undefined;
  return { passkeyId: passkey.passkeyId, counter: checked.authenticationInfo.newCounter };
}

/** The library throws for invalid input: another challenge or page, or a forged signature. */
async function orNothing<Checked>(checking: Promise<Checked>): Promise<Checked | undefined> {
  try {
    return await checking;
  } catch {
    return undefined;
  }
}
