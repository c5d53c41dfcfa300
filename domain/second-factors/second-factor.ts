import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { minuteMs } from '../core/durations.ts';
import { personal, secret, type Erased } from '../core/events/personal.ts';
import { defineStream } from '../core/events/stream.ts';
import { instantSchema, type Instant } from '../core/instant.ts';

/** The action that a second factor confirms. */
export const purposeSchema = z.enum(['log_in', 'confirmation']);
export type Purpose = z.infer<typeof purposeSchema>;

const events = {
  /** A secret for an authenticator app, valid from its first code. */
  AuthenticatorOffered: {
    version: 1,
    schema: z.object({ secret: secret(z.string()), offeredAt: instantSchema }),
  },
  AuthenticatorConfirmed: { version: 1, schema: z.object({ step: z.int(), confirmedAt: instantSchema }) },
  AuthenticatorRemoved: { version: 1, schema: z.object({}) },
  PasskeyAdded: {
    version: 1,
    schema: z.object({
      passkeyId: z.string(),
      /** The device's id, base64url. */
      credentialId: secret(z.string()),
      publicKey: personal(z.string()),
      /** The device's signature counter; always 0 without one. */
      counter: z.int().min(0),
      transports: z.array(z.string()),
      name: personal(z.string()),
      addedAt: instantSchema,
    }),
  },
  PasskeyRenamed: { version: 1, schema: z.object({ passkeyId: z.string(), name: personal(z.string()) }) },
  PasskeyRemoved: { version: 1, schema: z.object({ passkeyId: z.string() }) },
  /** Slow hashes under one salt, which replace earlier ones. */
  RecoveryCodesCreated: {
    version: 1,
    schema: z.object({ salt: z.string(), digests: z.array(secret(z.string())) }),
  },
  CodeAccepted: {
    version: 1,
    schema: z.object({ step: z.int(), usedAt: instantSchema, purpose: purposeSchema }),
  },
  PasskeyAccepted: {
    version: 1,
    schema: z.object({
      passkeyId: z.string(),
      counter: z.int().min(0),
      /** The signed challenge, accepted once. */
      challenge: z.string(),
      usedAt: instantSchema,
      purpose: purposeSchema,
    }),
  },
  /** `index`: of the ten codes, from 0. */
  RecoveryCodeAccepted: {
    version: 1,
    schema: z.object({ index: z.int().min(0), usedAt: instantSchema, purpose: purposeSchema }),
  },
  /** By an admin, for a lost second factor. */
  SecondFactorRemoved: { version: 1, schema: z.object({ reason: personal(z.string()) }) },
} as const;

export type SecondFactorEvent = EventOf<typeof events>;

type Text = string | Erased;

export interface Passkey {
  readonly passkeyId: string;
  readonly credentialId: Text;
  readonly publicKey: Text;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: Text;
  readonly addedAt: Instant;
  readonly usedAt?: Instant;
}

export type Authenticator =
  | { readonly status: 'none' }
  | { readonly status: 'offered'; readonly secret: Text }
  | {
      readonly status: 'confirmed';
      readonly secret: Text;
      readonly confirmedAt: Instant;
      /** Codes of this step and earlier are used up: RFC 6238, 5.2. */
      readonly lastStep: number;
    };

export interface RecoveryCodes {
  readonly salt: string;
  readonly digests: readonly Text[];
  readonly used: readonly number[];
}

export interface SecondFactor {
  readonly authenticator: Authenticator;
  readonly passkeys: readonly Passkey[];
  readonly recoveryCodes?: RecoveryCodes;
  /** Recent challenges, so that no signature is accepted twice. */
  readonly signed: readonly { readonly challenge: string; readonly at: Instant }[];
}

const none: SecondFactor = { authenticator: { status: 'none' }, passkeys: [], signed: [] };

/** Longer than a login's challenge: `challengeMs`. */
const rememberedMs = 30 * minuteMs;

/** Whether a login requires a second step. */
export function isOn({ authenticator, passkeys }: SecondFactor): boolean {
  return authenticator.status === 'confirmed' || passkeys.length > 0;
}

/** Recovery codes are removed with the last factor. */
function tidied(state: SecondFactor): SecondFactor {
  if (isOn(state)) return state;
  const { recoveryCodes: _, ...rest } = state;
  return rest;
}

/** The stream `second_factor-<userId>`: authenticator apps, passkeys, recovery codes, and their uses. */
export const secondFactorStream = defineStream({
  category: 'second_factor',
  subject: 'Two-step login',
  events,
  initial: none,
  evolve(state: SecondFactor, { type, data }): SecondFactor {
    switch (type) {
      case 'AuthenticatorOffered':
        return { ...state, authenticator: { status: 'offered', secret: data.secret } };
      case 'AuthenticatorConfirmed': {
        if (state.authenticator.status === 'none') return state;
        const { secret: of } = state.authenticator;
        const { confirmedAt, step: lastStep } = data;
        return { ...state, authenticator: { status: 'confirmed', secret: of, confirmedAt, lastStep } };
      }
      case 'AuthenticatorRemoved':
        return tidied({ ...state, authenticator: { status: 'none' } });
      case 'PasskeyAdded':
        return { ...state, passkeys: [...state.passkeys, data] };
      case 'PasskeyRenamed':
        return changed(state, data.passkeyId, { name: data.name });
      case 'PasskeyRemoved':
        return tidied({
          ...state,
          passkeys: state.passkeys.filter(({ passkeyId }) => passkeyId !== data.passkeyId),
        });
      case 'RecoveryCodesCreated':
        return { ...state, recoveryCodes: { ...data, used: [] } };
      case 'CodeAccepted': {
        const { authenticator } = state;
        if (authenticator.status !== 'confirmed') return state;
        return { ...state, authenticator: { ...authenticator, lastStep: data.step } };
      }
      case 'PasskeyAccepted': {
        const { passkeyId, counter, challenge, usedAt } = data;
        const since = Date.parse(usedAt) - rememberedMs;
        const signed = [
          ...state.signed.filter(({ at }) => Date.parse(at) > since),
          { challenge, at: usedAt },
        ];
        return { ...changed(state, passkeyId, { counter, usedAt }), signed };
      }
      case 'RecoveryCodeAccepted': {
        const { recoveryCodes } = state;
        if (!recoveryCodes) return state;
        return { ...state, recoveryCodes: { ...recoveryCodes, used: [...recoveryCodes.used, data.index] } };
      }
      case 'SecondFactorRemoved':
        return { ...none, signed: state.signed };
    }
  },
});

function changed(state: SecondFactor, id: string, patch: Partial<Passkey>): SecondFactor {
  const passkeys = state.passkeys.map((one) => (one.passkeyId === id ? { ...one, ...patch } : one));
  return { ...state, passkeys };
}

export function recoveryCodesLeft({ recoveryCodes }: SecondFactor): number {
  return recoveryCodes ? recoveryCodes.digests.length - recoveryCodes.used.length : 0;
}
