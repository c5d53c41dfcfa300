import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { z } from 'zod';
import type { InputOf } from '#domain/core/contract.ts';
import type { addPasskey, loginSecondStep, offerPasskey } from '#domain/second-factors/contract.ts';
import type { PasskeyRequest } from '#domain/second-factors/passkey-schemas.ts';

/** A passkey works only on the origin that it was created for; a bare IP address cannot have one. */
export const canUsePasskeys = browserSupportsWebAuthn;

type Signed = Extract<InputOf<typeof loginSecondStep>['proof'], { kind: 'passkey' }>['passkey'];
type Made = InputOf<typeof addPasskey>['passkey'];
type Creation = z.infer<(typeof offerPasskey)['outputs'][200]>['options'];

/** The user cancelled, or the device has no passkey: not an error to show. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
}

/** @throws NoPasskey */
export function signWithPasskey(request: PasskeyRequest): Promise<Signed> {
  return asked(() => startAuthentication({ optionsJSON: withoutUndefined(request) }));
}

/** @throws NoPasskey */
export function makePasskey(creation: Creation): Promise<Made> {
  return asked(() => startRegistration({ optionsJSON: withoutUndefined(creation) }));
}

async function asked<Credential>(ask: () => Promise<Credential>): Promise<Credential> {
  try {
    return await ask();
  } catch (cause) {
    throw new NoPasskey('no passkey was given', { cause });
  }
}

type Defined<Of> = Of extends readonly (infer Item)[]
  ? Defined<Item>[]
  : Of extends object
    ? { [Name in keyof Of]: Defined<Exclude<Of[Name], undefined>> }
    : Of;

/** Parsed JSON has no `undefined`, but the schema's type cannot express that. */
const withoutUndefined = <Of>(value: Of) => value as Defined<Of>;
