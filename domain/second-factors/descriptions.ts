import type { Descriptions } from '../core/capability.ts';
import { readable } from '../core/events/personal.ts';
import type { Purpose, SecondFactorEvent } from './second-factor.ts';

const purposes: { readonly [For in Purpose]: string } = {
  log_in: 'to log in',
  confirmation: 'to confirm who they are',
};

export const secondFactorDescriptions: Descriptions<SecondFactorEvent> = {
  AuthenticatorOffered: () => 'Began to set up an app that makes login codes',
  AuthenticatorConfirmed: () => 'Set up an app that makes login codes; logins ask for a code from now on',
  AuthenticatorRemoved: () => 'Removed the app that makes login codes',
  PasskeyAdded: ({ name }) => `Added the passkey ${readable(name)}`,
  PasskeyRenamed: ({ name }) => `Renamed a passkey to ${readable(name)}`,
  PasskeyRemoved: () => 'Removed a passkey',
  RecoveryCodesCreated: ({ digests }) => `Got ${digests.length} recovery codes; the old ones no longer work`,
  CodeAccepted: ({ purpose }) => `Used a code from the app ${purposes[purpose]}`,
  PasskeyAccepted: ({ purpose }) => `Used a passkey ${purposes[purpose]}`,
  RecoveryCodeAccepted: ({ purpose }) => `Used up a recovery code ${purposes[purpose]}`,
  SecondFactorRemoved: ({ reason }) => `The team removed the second factor. Reason: ${readable(reason)}`,
};
