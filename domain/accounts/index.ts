import { callsOf, defineCapability } from '../core/capability.ts';
import { accountStream } from './account.ts';
import * as adminContract from './admin-contract.ts';
import * as appVersionContract from './profile/app-version-contract.ts';
import * as contract from './contract.ts';
import { accountDescriptions } from './descriptions.ts';
import { emailClaimStream } from './email/email-claim.ts';
import { emailReservationStream } from './email/email-reservation.ts';
import * as passwordContract from './passwords/password-contract.ts';
import * as exportContract from './export-contract.ts';
import * as imageContract from './profile/image-contract.ts';
import * as overviewContract from './profile/overview-contract.ts';
import { preferencesStream } from './profile/preferences.ts';
import * as roleContract from './roles/role-contract.ts';
import * as sessionContract from './sessions/session-contract.ts';
import { sessionStream } from './sessions/session.ts';
import * as signInContract from './sign-in/sign-in-contract.ts';
import { signInReservationStream } from './sign-in/sign-in-reservation.ts';

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
