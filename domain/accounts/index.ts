import { callsOf, defineCapability } from '../core/capability.ts';
import { accountStream } from './account.ts';
import * as adminContract from './admin-contract.ts';
import * as contract from './contract.ts';
import { accountDescriptions } from './descriptions.ts';
import { emailClaimStream } from './email-claim.ts';
import { emailReservationStream } from './email-reservation.ts';
import * as passwordContract from './password-contract.ts';
import { preferencesStream } from './preferences.ts';
import { sessionStream } from './session.ts';

export const accounts = defineCapability({
  name: 'accounts',
  streams: [accountStream, preferencesStream, emailClaimStream, emailReservationStream, sessionStream],
  calls: callsOf(contract, passwordContract, adminContract),
  rejections: {
    email_taken: 409,
    wrong_credentials: 422,
    token_expired: 410,
    token_invalid: 422,
    account_deleted: 410,
  },
  descriptions: accountDescriptions,
});
