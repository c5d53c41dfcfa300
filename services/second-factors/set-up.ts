import type { Decision } from '#domain/core/events/decision.ts';
import { inTurn } from '#domain/core/events/stream.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import {
  secondFactorStream,
  type SecondFactor,
  type SecondFactorEvent,
} from '#domain/second-factors/second-factor.ts';
import { makeFirstRecoveryCodes, makeRecoveryCodes } from '#domain/second-factors/set-up.ts';
import { inGroups } from '#domain/second-factors/code-schemas.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { newRecoveryCodes, recoveryCodesOf } from './recovery-codes.ts';
import { readSecondFactor } from './read-second-factor.ts';

export interface Changing extends Pick<Dependencies, 'journal' | 'settings' | 'passwords'> {
  readonly userId: string;
  readonly network: string;
  readonly context: CommandContext;
}

/**
 * Adds a factor, and recovery codes if none, in one append.
 * @returns the codes, if this command created them
 * @throws StoreUnavailable, TooManyRequests
 */
export async function addFactor<Code extends string>(
  changing: Changing,
  decide: (state: SecondFactor) => Decision<SecondFactorEvent, Code>,
) {
  const { journal, userId } = changing;
  const before = await readSecondFactor(journal, userId);
  if (before.recoveryCodes) return withCodes(changing, await handleOn(changing, decide));
  const made = await newCodes(changing);
  const both = inTurn<SecondFactor, SecondFactorEvent, Code>(secondFactorStream, [
    decide,
    (state) => makeFirstRecoveryCodes(state, made),
  ]);
  return withCodes(changing, await handleOn(changing, both));
}

export async function replaceCodes(changing: Changing) {
  const made = await newCodes(changing);
  return withCodes(changing, await handleOn(changing, (state) => makeRecoveryCodes(state, made)));
}

const newCodes = ({ settings, passwords, userId, network, context }: Changing) =>
  newRecoveryCodes({ settings, passwords }, userId, context.commandId, network);

function handleOn<Code extends string>(
  { journal, userId, context }: Changing,
  decide: (state: SecondFactor) => Decision<SecondFactorEvent, Code>,
) {
  return handle(journal, secondFactorStream, userId, context, decide);
}

function withCodes<Handled extends { readonly state: SecondFactor } | { readonly rejected: string }>(
  { settings, userId, context }: Changing,
  handled: Handled,
): Handled & { readonly recoveryCodes: readonly string[] } {
  const { codes, salt } = recoveryCodesOf(settings, userId, context.commandId);
  const isOwn = 'state' in handled && handled.state.recoveryCodes?.salt === salt;
  return { ...handled, recoveryCodes: isOwn ? codes.map(inGroups) : [] };
}
