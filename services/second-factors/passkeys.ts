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
import type { ServiceSettings } from '../core/dependencies.ts';

type Site = Pick<ServiceSettings, 'publicUrl'>;

/** EdDSA, ES256 and RS256: what devices have. */
const algorithms = [-8, -7, -257];

/** Passkeys are made for the host of `PUBLIC_URL`, and taken from pages of that origin alone. */
function relyingParty({ publicUrl }: Site) {
  const { hostname: id, origin } = new URL(publicUrl);
  return { id, origin };
}

const descriptorsOf = (passkeys: readonly Passkey[]) =>
  passkeys.flatMap(({ credentialId: id, transports }) =>
    isErased(id) ? [] : [{ id, transports: [...transports] }],
  );

/** What a browser is asked to sign: `nonce`, with one of these. */
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
    // The password was given already: the device is the second thing, its own lock is welcome.
    userVerification: 'preferred',
  });
  return passkeyRequestSchema.parse(options);
}

/** What a browser is asked to make a passkey with. */
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
    // A device that has one already says so instead of making another.
    excludeCredentials: descriptorsOf(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
  return passkeyCreationSchema.parse(options);
}

export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** The passkey that a browser made for `nonce` on a page of ours; nothing for any other. */
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

/** Which of the passkeys signed `nonce` on a page of ours, and its counter; nothing where none did. */
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
        // Whether it has grown is decided with the events, where a command sent again is known.
        counter: 0,
      },
      requireUserVerification: false,
    }),
  );
  if (!checked?.verified) return undefined;
  return { passkeyId: passkey.passkeyId, counter: checked.authenticationInfo.newCounter };
}

/** The library throws whatever is wrong with what a browser sent: another challenge, another page, a forged signature. */
async function orNothing<Checked>(checking: Promise<Checked>): Promise<Checked | undefined> {
  try {
    return await checking;
  } catch {
    return undefined;
  }
}
