import { callsOf, defineCapability } from '../core/capability.ts';
import * as adminContract from './admin-contract.ts';
import * as contract from './contract.ts';
import { perkClaimStream } from './perk-claim.ts';
import { perkStream } from './perk.ts';

export const perks = defineCapability({
  name: 'perks',
  streams: [perkStream, perkClaimStream],
  calls: callsOf(contract, adminContract),
  rejections: { perk_not_found: 404, perk_exists: 409, perk_not_offered: 409 },
  descriptions: {
    PerkCreated: ({ perk, reason }) => `Created the offer "${perk.title}": ${reason}`,
    PerkChanged: ({ perk, reason }) => `Changed the offer "${perk.title}": ${reason}`,
    PerkEnded: ({ reason }) => `Ended the offer: ${reason}`,
    PerkClaimed: ({ perkId }) => `Claimed the offer ${perkId}`,
  },
});
