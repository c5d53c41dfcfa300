import { listOf } from '#domain/mail/mail-kinds.ts';
import { acceptsMail } from '#domain/mail/mail-address.ts';
import { readAccount } from '../accounts/read-account.ts';
import type { Dependencies } from '../dependencies.ts';
import { readMailAddress } from './mail-address.ts';
import { mayBeInvited } from './invitations.ts';
import { isOnList } from './mail-lists.ts';
import type { OutboxMail } from './outbox.ts';

export type MailGate = (mail: Pick<OutboxMail, 'to' | 'userId' | 'kind'>) => Promise<boolean>;

/** Whether a mail may be sent, by its address and its owner's consent. Checked at posting and at sending, up to two days later. */
export function createMailGate({
  journal,
  settings,
}: Pick<Dependencies, 'journal'> & {
  readonly settings: Pick<Dependencies['settings'], 'personalDataKey'>;
}): MailGate {
  return async ({ to, userId, kind }) => {
    const list = listOf(kind);
    const address = await readMailAddress(journal, settings.personalDataKey, to);
    if (!acceptsMail(address, list)) return false;
    if (list === undefined) return true;
    if (list === 'invitation') return mayBeInvited(journal, settings.personalDataKey, to);
    const account = await readAccount(journal, userId);
    if (account.status !== 'active') return false;
    return isOnList(journal, account, list);
  };
}
