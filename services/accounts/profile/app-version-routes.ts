import { accountStream } from '#domain/accounts/account.ts';
import { appVersion, isOlderVersion } from '#domain/accounts/profile/app-version.ts';
import * as contract from '#domain/accounts/profile/app-version-contract.ts';
import { updateAppVersion } from '#domain/accounts/profile/update-app-version.ts';
import { reject } from '#domain/core/events/decision.ts';
import { handle } from '../../core/handle.ts';
import type { Dependencies } from '../../dependencies.ts';
import { done, route, type Route } from '../../http/route.ts';
import { readUser } from '../read-user.ts';

/** The server serves the client of its own release, so its version is the newest. */
export function appVersionRoutes(dependencies: Pick<Dependencies, 'journal' | 'settings'>): Route[] {
  const { journal } = dependencies;
  return [
    route(contract.checkAppVersion, async ({ input: { version } }) => ({
      status: 200,
      body: { shouldUpdate: isOlderVersion(version, appVersion), version: appVersion },
    })),

    route(contract.updateAppVersion, async ({ input, principal: { userId }, context }) => {
      const updated = await handle(journal, accountStream, userId, { ...context, userId }, (state) =>
        updateAppVersion(state, input),
      );
      if ('rejected' in updated) {
        return reject(updated.rejected === 'account_deleted' ? 'not_found' : updated.rejected);
      }
      const { state } = updated;
      if (state.status === 'unregistered' || state.status === 'deleted') return reject('not_found');
      return done({ user: await readUser(dependencies, state, context.at) }, updated);
    }),
  ];
}
