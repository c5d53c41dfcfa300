import { accountStream, type OpenAccount } from '#domain/accounts/account.ts';
import { changeFirstName } from '#domain/accounts/profile/change-first-name.ts';
import {
  changePreferences,
  dropStep,
  noteStep,
  preferencesStream,
} from '#domain/accounts/profile/preferences.ts';
import { reject } from '#domain/core/events/decision.ts';
import { inTurn } from '#domain/core/events/stream.ts';
import type { Instant } from '#domain/core/instant.ts';
import * as contract from '#domain/mail/settings-contract.ts';
import { readUser } from '../accounts/read-user.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { done, route, type Route } from '../http/route.ts';
import { listMarkers } from './mail-lists.ts';

export function settingsRoutes(dependencies: Pick<Dependencies, 'journal' | 'settings'>): Route[] {
  const { journal } = dependencies;
  const userNow = async (account: OpenAccount, now: Instant) => {
    return { user: await readUser(dependencies, account, now) };
  };
  return [
    route(contract.updateEmailNotification, async ({ input, principal: { userId, account }, context }) => {
      const { preferences: start } = account;
      const wanted = [
        [listMarkers.general, input.general],
        [listMarkers.third_party, input.thirdParty],
      ] as const;
      const changes = wanted.flatMap(([step, isOn]) =>
        isOn === undefined ? [] : [isOn ? noteStep(step) : dropStep(step)],
      );
      const decide = inTurn(
        preferencesStream,
        changes.map(
          (change) => (state: typeof preferencesStream.initial) =>
            changePreferences(state, { start, change }),
        ),
      );
      const changed = await handle(journal, preferencesStream, userId, { ...context, userId }, decide);
      return 'rejected' in changed ? changed : done(await userNow(account, context.at), changed);
    }),

    route(contract.saveToMailList, async ({ principal: { userId, account }, context }) => {
      if (!account.isVerified) return reject('mail_not_verified');
      const { preferences: start } = account;
      const saved = await handle(journal, preferencesStream, userId, { ...context, userId }, (state) =>
        changePreferences(state, { start, change: noteStep(listMarkers.general) }),
      );
      return 'rejected' in saved ? saved : done(await userNow(account, context.at), saved);
    }),

    route(contract.updateContactName, async ({ input, principal: { userId }, context }) => {
      const changed = await handle(journal, accountStream, userId, { ...context, userId }, (state) =>
        changeFirstName(state, input),
      );
      if ('rejected' in changed) {
        return reject(changed.rejected === 'account_deleted' ? 'not_found' : changed.rejected);
      }
      return 'email' in changed.state
        ? done(await userNow(changed.state, context.at), changed)
        : reject('not_found');
    }),
  ];
}
