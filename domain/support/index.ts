import { callsOf, defineCapability } from '../core/capability.ts';
import { readable } from '../core/events/personal.ts';
import * as contract from './contract.ts';
import * as installationContract from './installation-contract.ts';
import { historyLookupStream } from './history-lookup.ts';

export const support = defineCapability({
  name: 'support',
  streams: [historyLookupStream],
  calls: callsOf(contract, installationContract),
  rejections: {},
  descriptions: {
    HistoryLookedUp: ({ reason }) => `An admin looked at this history. Reason: ${readable(reason)}`,
    RecordingPlayed: ({ reason }) => `An admin listened to a recording. Reason: ${readable(reason)}`,
    ReceiptOpened: ({ reason }) => `An admin opened the receipt of a purchase. Reason: ${readable(reason)}`,
  },
});
