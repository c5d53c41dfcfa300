import { whenOpen, type Account, type Decided } from '../account.ts';
import { isOlderVersion } from './app-version.ts';

/** Records the client's version if newer, so that two devices do not alternate. */
export function updateAppVersion(state: Account, { version }: { readonly version: string }): Decided {
  return whenOpen(state, ({ version: known }) =>
    known === undefined || isOlderVersion(known, version)
      ? [{ type: 'AppVersionUpdated', data: { version } }]
      : [],
  );
}
