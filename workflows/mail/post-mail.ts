import { addressOf, type OpenAccount } from '#domain/accounts/account.ts';
import { listOf } from '#domain/mail/mail-kinds.ts';
import { readAccount } from '#services/accounts/read-account.ts';
import type { Dependencies } from '#services/dependencies.ts';
import { drawMail } from '#services/mail/draw-mail.ts';
import type { Mail } from '#services/mail/mail.ts';
import { mailAddressId } from '#services/mail/mail-address.ts';
import { createMailGate } from '#services/mail/mail-gate.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { unsubscribeLinksOf } from '#services/mail/unsubscribe-token.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { sendMail } from './send-mail.ts';
import type { SiteAddress } from './verification-mail.ts';

export type PostDependencies = Pick<Dependencies, 'journal' | 'pool' | 'clock'> & {
  readonly settings: Pick<Dependencies['settings'], 'tokenSecret' | 'personalDataKey'>;
  readonly site: SiteAddress;
  /** Sends mail; without it mail stays in the outbox. */
  readonly sending?: WorkflowStarter | undefined;
};

/** Posts a mail about an account, once per id, by the account's current state; deleted accounts get none and earlier mails are erased. */
export function createMailPost(dependencies: PostDependencies) {
  const { journal, pool } = dependencies;
  const put = createPut(dependencies);
  return async function post(
    userId: string,
    make: (account: OpenAccount, email: string) => Mail | undefined | Promise<Mail | undefined>,
  ): Promise<void> {
    const account = await readAccount(journal, userId);
    if (account.status === 'unregistered') return;
    // An earlier attempt may have been interrupted after posting.
    if (account.status === 'deleted') return createOutbox(pool).eraseFor(userId);
    const email = addressOf(account);
    if (email === undefined) return;
    const mail = await make(account, email);
    if (mail) await put(mail);
  };
}

/** Posts mail to an address without an account, such as the team's. */
export function createAddressPost(dependencies: PostDependencies): (mail: Mail) => Promise<void> {
  return createPut(dependencies);
}

function createPut(dependencies: PostDependencies) {
  const { journal, pool, clock, settings, site, sending } = dependencies;
  const outbox = createOutbox(pool);
  const mayLeave = createMailGate(dependencies);
  return async (mail: Mail): Promise<void> => {
    const { id, userId, kind } = mail;
    const belongsTo = listOf(kind);
    const leaving =
      belongsTo === 'invitation'
        ? { addressId: mailAddressId(settings.personalDataKey, mail.to), list: belongsTo }
        : belongsTo && { userId, list: belongsTo };
    const unsubscribe = leaving && (await unsubscribeLinksOf(settings, leaving, { site, now: clock() }));
    await outbox.send(await drawMail(mail, site, unsubscribe));
    // An earlier deletion has already erased the user's mails; a later one will find this one.
    if ((await readAccount(journal, userId)).status === 'deleted') return outbox.eraseFor(userId);
    if (!(await mayLeave(mail))) return outbox.markSuppressed(id);
    await sending?.start(`mail_${id}`, sendMail, { mailId: id });
  };
}
