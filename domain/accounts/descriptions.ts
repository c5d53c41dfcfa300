import { packageWords } from '../commerce/package-words.ts';
import type { Descriptions } from '../core/capability.ts';
import { readable } from '../core/personal.ts';
import { moment } from '../core/words.ts';
import type { AccountEvent } from './account.ts';
import type { EmailClaimEvent } from './email-claim.ts';
import type { EmailReservationEvent } from './email-reservation.ts';
import type { ExamType } from './exam-type.ts';
import type { PreferencesEvent } from './preferences.ts';
import type { SessionEvent } from './session.ts';
import { platformAccessNames } from './platform-access.ts';
import { signInProviderNames } from './sign-in-provider.ts';
import type { SignInReservationEvent } from './sign-in-reservation.ts';
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
  not_me: 'Logged out, because the user said that this login was not theirs',
  ended: 'Logged out by the team',
  blocked: 'Logged out, because the user was blocked',
  account_deleted: 'Logged out, because the account was deleted',
} as const;

const passwordChanges = {
  reset: 'Set a new password with the link of an email; every login before it ended',
  changed: 'Changed the password',
  required: 'Set the new password that was asked for',
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
  VerificationMailRequested: () =>
    'Logged in before the email address was verified; a new mail was asked for',
  PasswordResetRequested: () => 'Asked for a link to set a new password',
  PasswordChanged: ({ cause }) => passwordChanges[cause],
  SuspiciousLogInReported: ({ startedAt }) =>
    `Said that the login of ${moment(startedAt)} was not theirs; every login ended, and a new password is needed`,
  NewPasswordRequired: ({ reason }) =>
    `Has to set a new password at the next login. Reason: ${readable(reason)}`,
  FirstNameChanged: ({ firstName }) =>
    firstName === '' ? 'Took the first name away' : `Gave the first name: ${readable(firstName)}`,
  ProfileImageChanged: ({ sha256, replaced }) =>
    `${replaced === undefined ? 'Chose' : 'Changed'} the profile picture; its hash begins with ${sha256.slice(0, 12)}`,
  ProfileImageRemoved: () => 'Took the profile picture away',
  AppVersionUpdated: ({ version }) => `Has version ${version} of the client`,
  PlatformAccessGranted: ({ platformAccess, reason }) => {
    const changed = `Access changed to ${platformAccessNames[platformAccess]}`;
    return reason === undefined ? changed : `${changed}. Reason: ${readable(reason)}`;
  },
  PaidTimeGranted: ({ paidExpiryTime, reason }) =>
    `Paid access granted until ${moment(paidExpiryTime)}. Reason: ${readable(reason)}`,
  PackageGranted: ({ packageId, days, from, until }) =>
    days === 0
      ? `Was given what ${packageWords(packageId)} brings; it brings no days`
      : `Was given ${packageWords(packageId)}: from ${moment(from)} until ${moment(until)}`,
  PackageTakenBack: ({ packageId, paidExpiryTime }) =>
    `Lost what was unused of ${packageWords(packageId)}, for its money went back: access until ${moment(paidExpiryTime)}`,
  UserBlocked: ({ reason }) => `Blocked. Reason: ${readable(reason)}`,
  UserUnblocked: ({ reason }) => `Unblocked. Reason: ${readable(reason)}`,
  AccountDeleted: () => 'Deleted the account; its personal data can no longer be read',
  UserJoined: ({ examType, agreedTo }) =>
    `Joined without a password. Exam: ${examNames[examType]}${agreementInWords(agreedTo)}`,
  EmailGiven: ({ email }) => `Gave the email address ${readable(email)}`,
  SignInLinked: ({ provider }) => `Linked ${signInProviderNames[provider]} as a way to log in`,
  SignInUnlinked: ({ provider }) => `Took ${signInProviderNames[provider]} away as a way to log in`,

  PreferencesStarted: () => 'Changed a preference for the first time',
  StepMarked: ({ step }) => `Marked ${step}`,
  StepUnmarked: ({ step }) => `Took the mark ${step} away`,
  NightModeSwitched: ({ isNightMode }) => `Switched night mode ${isNightMode ? 'on' : 'off'}`,
  NightTimeChanged: ({ nightTimeStart, nightTimeEnd }) =>
    `Set automatic night mode from ${nightTimeStart}:00 to ${nightTimeEnd}:00`,
  ExamTypeChosen: ({ examType }) => `Chose the exam: ${examNames[examType]}`,

  EmailClaimed: () => 'An account asked for this email address',
  EmailProven: () => 'The email address was proven and belongs to this account',
  EmailReleased: () => 'The email address was released and may be used again',

  SessionStarted: ({ expiresAt, device, isNewDevice }) => {
    const by =
      device === undefined ? '' : ` with ${readable(device)}${isNewDevice ? ', not seen before' : ''}`;
    return `Logged in${by}; the session lasts until ${moment(expiresAt)}`;
  },
  SessionEnded: ({ cause, reason }) =>
    reason === undefined ? sessionEnds[cause] : `${sessionEnds[cause]}. Reason: ${readable(reason)}`,

  SignInTaken: () => 'A person at a provider belongs to this account',
  SignInReleased: () => 'A person at a provider was released and may have another account',
};
