import { callsOf, defineCapability } from '../core/capability.ts';
import * as adminContract from './admin-contract.ts';
import * as contract from './contract.ts';
import { mailDescriptions } from './descriptions.ts';
import * as listContract from './list-contract.ts';
import { mailAddressStream } from './mail-address.ts';
import * as settingsContract from './settings-contract.ts';

export const mail = defineCapability({
  name: 'mail',
  streams: [mailAddressStream],
  calls: callsOf(contract, listContract, settingsContract, adminContract),
  rejections: {},
  descriptions: mailDescriptions,
});
