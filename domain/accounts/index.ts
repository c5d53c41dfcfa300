import { callsOf, defineCapability } from '../core/capability.ts';
import { accountStream } from './account.ts';
import * as adminContract from './admin-contract.ts';
import * as appVersionContract from './app-version-contract.ts';
import * as contract from './contract.ts';
import { accountDescriptions } from './descriptions.ts';
import { emailClaimStream } from './email-claim.ts';
import { emailReservationStream } from './email-reservation.ts';
import * as passwordContract from './password-contract.ts';
import * as exportContract from './export-contract.ts';
import * as imageContract from './image-contract.ts';
import * as overviewContract from './overview-contract.ts';
import { preferencesStream } from './preferences.ts';
import * as roleContract from './role-contract.ts';
import * as sessionContract from './session-contract.ts';
import { sessionStream } from './session.ts';
import * as signInContract from './sign-in-contract.ts';
import { signInReservationStream } from './sign-in-reservation.ts';

export const accounts = defineCapability({
  name: 'accounts',
  streams: [
    accountStream,
    preferencesStream,
    emailClaimStream,
    emailReservationStream,
    signInReservationStream,
    sessionStream,
  ],
  calls: callsOf(
    contract,
    appVersionContract,
    overviewContract,
    passwordContract,
    sessionContract,
    signInContract,
    imageContract,
    exportContract,
    adminContract,
    roleContract,
  ),
  rejections: {
    email_taken: 409,
    wrong_credentials: 422,
    token_expired: 410,
    token_invalid: 422,
    token_void: 410,
    account_deleted: 410,
    new_password_needed: 403,
    file_not_valid: 422,
    sign_in_denied: 422,
    sign_in_expired: 410,
    sign_in_used: 409,
    sign_in_failed: 424,
    sign_in_taken: 409,
    provider_linked: 409,
    last_way_in: 409,
    sign_in_again: 403,
    account_not_recognized: 404,
  },
  descriptions: accountDescriptions,
});
