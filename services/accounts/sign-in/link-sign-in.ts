import {
  accountStream,
  type Account,
  type AccountEvent,
  type OpenAccount,
} from '#domain/accounts/account.ts';
import * as decide from '#domain/accounts/sign-in/sign-in.ts';
import type { SignIn } from '#domain/accounts/sign-in/sign-in-events.ts';
import {
  releaseSignIn,
  signInReservationStream,
  takeSignIn,
} from '#domain/accounts/sign-in/sign-in-reservation.ts';
import { reject, type Decision, type Rejection } from '#domain/core/events/decision.ts';
import { StoreUnavailable, type Position } from '#domain/core/events/event-store.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { inTurn } from '#domain/core/events/stream.ts';
import { handle, type HandlingRejection } from '../../core/handle.ts';
import { findSignIn } from './sign-in-holder.ts';

const attempts = 5;

interface Linked {
  readonly account: OpenAccount;
  readonly position?: Position;
}

/**
 * Links a sign-in: the reservation first, then the account; repeatable.
 * @param before earlier decisions on the account
 * @returns `sign_in_taken` where it belongs to another account
 * @throws StoreUnavailable
 */
export async function linkSignIn<Code extends string = never>(
  journal: Journal,
  userId: string,
  { provider, subject }: SignIn,
  sender: CommandContext,
  before: readonly ((state: Account) => Decision<AccountEvent, Code>)[] = [],
): Promise<
  | Linked
  | Rejection<
      Code | 'sign_in_taken' | 'provider_linked' | 'not_found' | 'account_deleted' | HandlingRejection
    >
> {
  const context = { ...sender, userId };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const holder = await findSignIn(journal, provider, subject);
    if (holder.account && holder.account.userId !== userId) return reject('sign_in_taken');
    const taken = await handle(
      journal,
      signInReservationStream,
      subject,
      context,
      (state) => takeSignIn(state, { userId, holderGivesWay: true }),
      // The decision that its holder gives way is valid at this revision only.
      { expectedRevision: holder.revision },
    );
    if ('rejected' in taken) {
      if (taken.rejected === 'revision_conflict') continue;
      return taken;
    }
    const linked = await handle(
      journal,
      accountStream,
      userId,
      context,
      inTurn<Account, AccountEvent, Code | 'provider_linked' | 'not_found' | 'account_deleted'>(
        accountStream,
        [...before, (state) => decide.linkSignIn(state, { provider, subject })],
      ),
    );
    if ('rejected' in linked) return linked;
    const { state, position } = linked;
    if (state.status !== 'active' && state.status !== 'blocked') return reject('account_deleted');
    return { account: state, ...(position && { position }) };
  }
  throw new StoreUnavailable('the sign-in changes hands too often');
}

export async function unlinkSignIn(
  journal: Journal,
  userId: string,
  provider: SignIn['provider'],
  sender: CommandContext,
) {
  const context = { ...sender, userId };
  const events = await journal.read(accountStream, accountStream.nameOf(userId));
  const subjects = events.flatMap(({ type, data }) =>
    type === 'SignInLinked' && data.provider === provider ? [data.subject] : [],
  );
  const unlinked = await handle(journal, accountStream, userId, context, (state) =>
    decide.unlinkSignIn(state, { provider }),
  );
  if ('rejected' in unlinked) return unlinked;
  for (const subject of subjects) {
    await handle(journal, signInReservationStream, subject, context, (state) =>
      releaseSignIn(state, { userId }),
    );
  }
  return unlinked;
}
