import { adminMails } from '#domain/mail/admin-contract.ts';
import * as contract from '#domain/mail/contract.ts';
import { mailAddressStream, resumeMail, type MailAddress } from '#domain/mail/mail-address.ts';
import { addressOf } from '#domain/accounts/account.ts';
import { reject } from '#domain/core/events/decision.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';
import { done, route, type Route } from '../http/route.ts';
import { listMails } from './list-mails.ts';
import { listRoutes } from './list-routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { mailAddressId, readMailAddress } from './mail-address.ts';

export function routes(dependencies: Pick<Dependencies, 'journal' | 'settings' | 'readModels'>): Route[] {
  const { journal, settings } = dependencies;
  return [
    // No read model, because the outbox is not event-sourced.
    ...adminResourceRoutes(adminMails, {
      reads: [],
      list: (query) => listMails(dependencies.readModels.db, query),
    }),
    ...listRoutes(dependencies),
    ...settingsRoutes(dependencies),

    route(contract.fetchMailAddress, async ({ principal: { account } }) => {
      const email = addressOf(account);
      const state =
        email === undefined
          ? mailAddressStream.initial
          : await readMailAddress(journal, settings.personalDataKey, email);
      return { status: 200, body: shown(state) };
    }),

    route(contract.resumeMailing, async ({ principal: { userId, account }, context, now }) => {
      const email = addressOf(account);
      if (email === undefined) return reject('not_found');
      const id = mailAddressId(settings.personalDataKey, email);
      const resumed = await handle(journal, mailAddressStream, id, { ...context, userId }, (state) =>
        resumeMail(state, { now }),
      );
      return 'rejected' in resumed ? resumed : done(shown(resumed.state), resumed);
    }),
  ];
}

const shown = ({ bouncedAt, complainedAt }: MailAddress) => ({
  bouncedAt: bouncedAt ?? null,
  complainedAt: complainedAt ?? null,
});
