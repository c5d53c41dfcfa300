import type { OpenAccount } from '#domain/accounts/account.ts';
import { reject, type Rejection } from '#domain/core/events/decision.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import * as contract from '#domain/mail/list-contract.ts';
import type { AccountList } from '#domain/mail/mail-kinds.ts';
import { readAccount } from '../accounts/read-account.ts';
import type { Dependencies } from '../dependencies.ts';
import { done, route, type Route } from '../http/route.ts';
import type { TokenFailure } from '../identity/tokens.ts';
import { readInvitation, setInvitations } from './invitations.ts';
import { isOnList, setOnList } from './mail-lists.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

type MailListDependencies = Pick<Dependencies, 'journal' | 'settings'>;

export function listRoutes(dependencies: MailListDependencies): Route[] {
  const change =
    (isOn: boolean) =>
    async ({
      input: { token },
      context,
      now,
    }: {
      readonly input: { readonly token: string };
      readonly context: CommandContext;
      readonly now: Instant;
    }) => {
      const changed = await changeByToken(dependencies, { token, isOn, context, now });
      return 'rejected' in changed ? changed : done({ list: changed.list, isOn: changed.isOn }, changed);
    };
  return [
    route(contract.fetchMailList, async ({ input: { token }, now }) => {
      const found = await readMember(dependencies, token, now);
      if ('rejected' in found) return found;
      return { status: 200, body: { list: found.list, isOn: await isMember(dependencies.journal, found) } };
    }),
    route(contract.leaveMailList, change(false)),
    route(contract.rejoinMailList, change(true)),
  ];
}

/** Removes a token's user from its list, or adds them again. @throws StoreUnavailable */
export async function changeByToken(
  dependencies: MailListDependencies,
  {
    token,
    isOn,
    context,
    now,
  }: {
    readonly token: string;
    readonly isOn: boolean;
    readonly context: CommandContext;
    readonly now: Instant;
  },
) {
  const found = await readMember(dependencies, token, now);
  if ('rejected' in found) return found;
  const { journal } = dependencies;
  const changed =
    'addressId' in found
      ? await setInvitations(journal, { addressId: found.addressId, isOn, context })
      : await setOnList(journal, found.account, { list: found.list, isOn, context });
  // Reminders of an ended plan cannot return: the answer gives the actual state.
  const isOnNow = isOn && (await isMember(journal, found));
  return 'rejected' in changed ? changed : { ...changed, list: found.list, isOn: isOnNow };
}

type Member =
  | { readonly list: AccountList; readonly account: OpenAccount }
  | { readonly list: 'invitation'; readonly addressId: string };

async function isMember(journal: Journal, member: Member): Promise<boolean> {
  if ('account' in member) return isOnList(journal, member.account, member.list);
  return !(await readInvitation(journal, member.addressId)).isDeclined;
}

async function readMember(
  { journal, settings }: MailListDependencies,
  token: string,
  now: Instant,
): Promise<Member | Rejection<TokenFailure>> {
  const read = await readUnsubscribeToken(settings, token, now);
  if (typeof read === 'string') return reject(read);
  if ('addressId' in read) return read;
  const account = await readAccount(journal, read.userId);
  // Deleted accounts get no mail.
  if (account.status === 'unregistered' || account.status === 'deleted') {
    return reject('token_invalid');
  }
  return { list: read.list, account };
}
