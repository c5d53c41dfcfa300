import { callsOf, defineCapability } from '../core/capability.ts';
import { moment } from '../core/text/words.ts';
import * as contract from './contract.ts';
import { deletionRunsStream } from './deletion-runs.ts';

export const oldAccounts = defineCapability({
  name: 'old-accounts',
  streams: [deletionRunsStream],
  calls: callsOf(contract),
  rejections: { old_accounts_changed: 409, deletion_running: 409 },
  descriptions: {
    OldAccountsDeletionStarted: ({ expected, inactiveSince, reason }) =>
      `Started to delete ${expected} accounts that were not used since ${moment(inactiveSince)}. Reason: ${reason}`,
    OldAccountsDeletionFinished: ({ deleted }) => `Deleted ${deleted} old accounts`,
  },
});
