import { whenOpen, type Account, type Decided } from '../account.ts';
import { isOlderVersion } from './app-version.ts';

/**
 * The user has a version of the client. An older one, on another device, changes nothing, and so two devices do not take
 * turns for ever.
 * @param told see `appVersionSchema`
 */
export function updateAppVersion(state: Account, { version }: { readonly version: string }): Decided {
  return whenOpen(state, ({ version: known }) =>
    known === undefined || isOlderVersion(known, version)
      ? [{ type: 'AppVersionUpdated', data: { version } }]
      : [],
  );
}
