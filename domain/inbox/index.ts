import { callsOf, defineCapability } from '../core/capability.ts';
import * as adminContract from './admin-contract.ts';
import * as contactContract from './contact-contract.ts';
import * as contract from './contract.ts';
import { conversationStream } from './conversation.ts';
import { inboxDescriptions } from './descriptions.ts';

export const inbox = defineCapability({
  name: 'inbox',
  streams: [conversationStream],
  calls: callsOf(contactContract, contract, adminContract),
  rejections: { conversation_not_found: 404, conversation_full: 409 },
  descriptions: inboxDescriptions,
});
