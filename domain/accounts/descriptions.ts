import { packageWords } from '../commerce/packages/package-words.ts';
import type { Descriptions } from '../core/capability.ts';
import { readable } from '../core/events/personal.ts';
import { moment } from '../core/text/words.ts';
import type { AccountEvent } from './account.ts';
import type { EmailClaimEvent } from './email/email-claim.ts';
import type { EmailReservationEvent } from './email/email-reservation.ts';
import type { ExamType } from './exam-type.ts';
import type { PreferencesEvent } from './profile/preferences.ts';
import type { SessionEvent } from './sessions/session.ts';
import { platformAccessNames } from './platform-access.ts';
import { signInProviderNames } from './sign-in/sign-in-provider.ts';
import type { SignInReservationEvent } from './sign-in/sign-in-reservation.ts';
import { agreementInWords } from './regulations.ts';

const examNames: { readonly [Exam in ExamType]: string } = {
  old_format: 'old format',
  new_format: 'new format',
  core: 'Core',
  ukvi: 'UKVI',
  ukvi_old: 'UKVI, old format',
};

const sessionEnds = {
  logged_out: 'Logged out',
  logged_out_everywhere: 'Logged out everywhere',
  not_me: 'Logged out, because the user reported this login as not theirs',
  ended: 'Logged out by the team',
  blocked: 'Logged out, because the user was blocked',
  account_deleted: 'Logged out, because the account was deleted',
} as const;

const passwordChanges = {
  reset: 'Set a new password through an emailed link; every earlier login ended',
  changed: 'Changed the password',
  required: 'Set the new password that the team required',
} as const;

export const accountDescriptions: Descriptions<
  | AccountEvent
  | PreferencesEvent
  | EmailClaimEvent
  | EmailReservationEvent
  | SessionEvent
  | SignInReservationEvent
> = {
  UserRegistered: ({ email, examType, agreedTo }) =>
    `Registered. Email address: ${readable(email)}, exam: ${examNames[examType]}${agreementInWords(agreedTo)}`,
  EmailVerified: () => 'Verified the email address',
  VerificationMailRequested: () => 'Logged in before the email address was verified; asked for a new email',
  PasswordResetRequested: () => 'Asked for a link to set a new password',
  PasswordChanged: ({ cause }) => passwordChanges[cause],
  SuspiciousLoginReported: ({ startedAt }) =>
    `Reported the login of ${moment(startedAt)} as not theirs; every login ended, and a new password is needed`,
  NewPasswordRequired: ({ reason }) =>
    `Has to set a new password at the next login. Reason: ${readable(reason)}`,
  FirstNameChanged: ({ firstName }) =>
    firstName === '' ? 'Removed the first name' : `Set the first name: ${readable(firstName)}`,
  ProfileImageChanged: ({ sha256, replaced }) =>
    `${replaced === undefined ? 'Chose' : 'Changed'} the profile picture; its hash begins with ${sha256.slice(0, 12)}`,
  ProfileImageRemoved: () => 'Removed the profile picture',
  AppVersionUpdated: ({ version }) => `Has version ${version} of the client`,
  PlatformAccessGranted: ({ platformAccess, reason }) => {
    const changed = `Access changed to ${platformAccessNames[platformAccess]}`;
    return reason === undefined ? changed : `${changed}. Reason: ${readable(reason)}`;
  },
  PaidTimeGranted: ({ paidExpiryTime, reason }) =>
    `Paid access granted until ${moment(paidExpiryTime)}. Reason: ${readable(reason)}`,
  PackageGranted: ({ packageId, days, from, until }) =>
    days === 0
      ? `Got ${packageWords(packageId)}, which brings no days`
      : `Got ${packageWords(packageId)}: access from ${moment(from)} until ${moment(until)}`,
  PackageRevoked: ({ packageId, paidExpiryTime }) =>
    `Lost the unused part of ${packageWords(packageId)} after its refund: access until ${moment(paidExpiryTime)}`,
  UserBlocked: ({ reason }) => `Blocked. Reason: ${readable(reason)}`,
  UserUnblocked: ({ reason }) => `Unblocked. Reason: ${readable(reason)}`,
  AccountDeleted: () => 'Deleted the account; its personal data can no longer be read',
  UserJoined: ({ examType, agreedTo }) =>
    `Joined without a password. Exam: ${examNames[examType]}${agreementInWords(agreedTo)}`,
  EmailAdded: ({ email }) => `Added the email address ${readable(email)}`,
  SignInLinked: ({ provider }) => `Linked ${signInProviderNames[provider]} as a way to log in`,
  SignInUnlinked: ({ provider }) => `Removed ${signInProviderNames[provider]} as a way to log in`,

  PreferencesStarted: () => 'Changed a preference for the first time',
  StepMarked: ({ step }) => `Marked ${step}`,
  StepUnmarked: ({ step }) => `Unmarked ${step}`,
  NightModeSwitched: ({ isNightMode }) => `Switched night mode ${isNightMode ? 'on' : 'off'}`,
  NightTimeChanged: ({ nightTimeStart, nightTimeEnd }) =>
    `Set automatic night mode from ${nightTimeStart}:00 to ${nightTimeEnd}:00`,
  ExamTypeChosen: ({ examType }) => `Chose the exam: ${examNames[examType]}`,

  EmailClaimed: () => 'An account asked for this email address',
  EmailConfirmed: () => 'The email address was verified and belongs to this account',
  EmailReleased: () => 'The email address was released and may be used again',

  SessionStarted: ({ expiresAt, device, isNewDevice }) => {
    const by =
      device === undefined ? '' : ` with ${readable(device)}${isNewDevice ? ', not seen before' : ''}`;
    return `Logged in${by}; the session lasts until ${moment(expiresAt)}`;
  },
  SessionEnded: ({ cause, reason }) =>
    reason === undefined ? sessionEnds[cause] : `${sessionEnds[cause]}. Reason: ${readable(reason)}`,

  SignInTaken: () => 'A sign-in with a provider belongs to this account',
  SignInReleased: () => 'A sign-in with a provider was released and may join another account',
};
