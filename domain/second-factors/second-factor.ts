import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { minuteMs } from '../core/durations.ts';
import { personal, secret, type Erased } from '../core/events/personal.ts';
import { defineStream } from '../core/events/stream.ts';
import { instantSchema, type Instant } from '../core/instant.ts';

/** What a code, a recovery code or a passkey was given for. */
export const purposeSchema = z.enum(['log_in', 'confirmation']);
export type Purpose = z.infer<typeof purposeSchema>;

const events = {
  /** A secret for an app that makes codes; it counts from its first code on. */
  AuthenticatorOffered: {
    version: 1,
    schema: z.object({ secret: secret(z.string()), offeredAt: instantSchema }),
  },
  /** `step` is that of the code which proved it: seconds since 1970 divided by 30. */
  AuthenticatorConfirmed: { version: 1, schema: z.object({ step: z.int(), confirmedAt: instantSchema }) },
  AuthenticatorRemoved: { version: 1, schema: z.object({}) },
  PasskeyAdded: {
    version: 1,
    schema: z.object({
      passkeyId: z.string(),
      /** As the device knows it, base64url. */
      credentialId: secret(z.string()),
      /** COSE, base64url. */
      publicKey: personal(z.string()),
      /** How often the device says that it was used; 0 for ever on devices that do not count. */
      counter: z.int().min(0),
      transports: z.array(z.string()),
      name: personal(z.string()),
      addedAt: instantSchema,
    }),
  },
  PasskeyRenamed: { version: 1, schema: z.object({ passkeyId: z.string(), name: personal(z.string()) }) },
  PasskeyRemoved: { version: 1, schema: z.object({ passkeyId: z.string() }) },
  /** Slow hashes under one salt; those of before no longer count. */
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
      /** What the device signed: taken once. */
      challenge: z.string(),
      usedAt: instantSchema,
      purpose: purposeSchema,
    }),
  },
  /** `index` counts the codes of the last ten that were made, from 0. */
  RecoveryCodeAccepted: {
    version: 1,
    schema: z.object({ index: z.int().min(0), usedAt: instantSchema, purpose: purposeSchema }),
  },
  /** All of it, by an admin: the person has lost what they log in with. */
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
      /** Codes of this step and those before are used up: RFC 6238, 5.2. */
      readonly lastStep: number;
    };

export interface RecoveryCodes {
  readonly salt: string;
  readonly digests: readonly Text[];
  /** Indexes of those that were used. */
  readonly used: readonly number[];
}

/** What a user has beside the password to log in with. */
export interface SecondFactor {
  readonly authenticator: Authenticator;
  readonly passkeys: readonly Passkey[];
  readonly recoveryCodes?: RecoveryCodes;
  /** What passkeys signed lately, so that no signature is taken twice. */
  readonly signed: readonly { readonly challenge: string; readonly at: Instant }[];
}

const none: SecondFactor = { authenticator: { status: 'none' }, passkeys: [], signed: [] };

/** A challenge of a login ends long before it is forgotten here: `challengeMs`. */
const rememberedMs = 30 * minuteMs;

/** Whether a login asks for more than the password. */
export function isOn({ authenticator, passkeys }: SecondFactor): boolean {
  return authenticator.status === 'confirmed' || passkeys.length > 0;
}

/** Recovery codes stand for what they recover: they go with the last of it. */
function tidied(state: SecondFactor): SecondFactor {
  if (isOn(state)) return state;
  const { recoveryCodes: _, ...rest } = state;
  return rest;
}

/** The stream `second_factor-<userId>`: apps that make codes, passkeys and recovery codes, and each use of them. */
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
