import type { CommandContext } from '#domain/core/events/journal.ts';
import { reject, type Rejection } from '#domain/core/events/decision.ts';
import { acceptCode, acceptPasskey, acceptRecoveryCode } from '#domain/second-factors/accept.ts';
import type { Proof } from '#domain/second-factors/proof.ts';
import { secondFactorStream, type Purpose, type SecondFactor } from '#domain/second-factors/second-factor.ts';
import { handle, type Accepted, type HandlingRejection } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { stepOf } from './authenticator.ts';
import { readPasskeyUsed } from './passkeys.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { digestOf } from './recovery-codes.ts';

export interface Proving {
  readonly userId: string;
  readonly purpose: Purpose;
  readonly network: string;
  /** The passkey's challenge; without it none is accepted. */
  readonly nonce?: string;
  readonly context: CommandContext;
}

type Proven = Accepted<SecondFactor> | Rejection<'wrong_code' | HandlingRejection>;

/** Accepts a second factor once; a repeated command gets the same answer. @throws StoreUnavailable, TooManyRequests */
export async function prove(
  { journal, settings, passwords }: Pick<Dependencies, 'journal' | 'settings' | 'passwords'>,
  proof: Proof,
  { userId, purpose, network, nonce, context }: Proving,
): Promise<Proven> {
  const now = context.at;
  if (proof.kind === 'code') {
    return handle(journal, secondFactorStream, userId, context, (state) =>
      acceptCode(state, { stepOf: (secret) => stepOf(secret, proof.code, now), purpose, now }),
    );
  }
  const seen = await readSecondFactor(journal, userId);
  if (proof.kind === 'recovery_code') {
    const salt = seen.recoveryCodes?.salt;
    if (salt === undefined) return reject('wrong_code');
    const digest = await digestOf(passwords, proof.code, salt, network);
    return handle(journal, secondFactorStream, userId, context, (state) =>
      acceptRecoveryCode(state, { salt, digest, purpose, now }),
    );
  }
  if (nonce === undefined) return reject('wrong_code');
  const used = await readPasskeyUsed(settings, seen.passkeys, proof.passkey, nonce);
  if (!used) return reject('wrong_code');
  return handle(journal, secondFactorStream, userId, context, (state) =>
    acceptPasskey(state, { ...used, challenge: nonce, purpose, now }),
  );
}
