import type { Descriptions } from '../core/capability.ts';
import { readable } from '../core/personal.ts';
import { moment } from '../core/words.ts';
import type { AccountEvent } from './account.ts';
import type { EmailClaimEvent } from './email-claim.ts';
import type { EmailReservationEvent } from './email-reservation.ts';
import type { ExamType } from './exam-type.ts';
import type { PreferencesEvent } from './preferences.ts';
import type { SessionEvent } from './session.ts';

const examNames: { readonly [Exam in ExamType]: string } = {
  old_format: 'old format',
  new_format: 'new format',
  core: 'Core',
  ukvi: 'UKVI',
  ukvi_old: 'UKVI, old format',
};

const sessionEnds = {
  logged_out: 'Logged out',
  blocked: 'Logged out, because the user was blocked',
  account_deleted: 'Logged out, because the account was deleted',
} as const;

const passwordChanges = {
  reset: 'Set a new password with the link of a mail; every log-in before it ended',
  changed: 'Changed the password',
  required: 'Set the new password that was asked for',
} as const;

export const accountDescriptions: Descriptions<
  AccountEvent | PreferencesEvent | EmailClaimEvent | EmailReservationEvent | SessionEvent
> = {
  UserRegistered: ({ email, examType }) =>
    `Registered. E-mail address: ${readable(email)}, exam: ${examNames[examType]}`,
  EmailVerified: () => 'Verified the e-mail address',
  VerificationMailRequested: () =>
    'Logged in before the e-mail address was verified; a new mail was asked for',
  PasswordResetRequested: () => 'Asked for a link to set a new password',
  PasswordChanged: ({ cause }) => passwordChanges[cause],
  NewPasswordRequired: ({ reason }) =>
    `Has to set a new password at the next log-in. Reason: ${readable(reason)}`,
  FirstNameChanged: ({ firstName }) =>
    firstName === '' ? 'Took the first name away' : `Gave the first name: ${readable(firstName)}`,
  PlatformAccessGranted: ({ platformAccess }) => `Access changed to ${platformAccess}`,
  PaidTimeGranted: ({ paidExpiryTime, reason }) =>
    `Paid access granted until ${moment(paidExpiryTime)}. Reason: ${readable(reason)}`,
  UserBlocked: ({ reason }) => `Blocked. Reason: ${readable(reason)}`,
  UserUnblocked: ({ reason }) => `Unblocked. Reason: ${readable(reason)}`,
  AccountDeleted: () => 'Deleted the account; its personal data can no longer be read',

  PreferencesStarted: () => 'Changed a preference for the first time',
  StepMarked: ({ step }) => `Marked ${step}`,
  StepUnmarked: ({ step }) => `Took the mark ${step} away`,
  NightModeSwitched: ({ isNightMode }) => `Switched night mode ${isNightMode ? 'on' : 'off'}`,
  NightTimeChanged: ({ nightTimeStart, nightTimeEnd }) =>
    `Set automatic night mode from ${nightTimeStart}:00 to ${nightTimeEnd}:00`,
  ExamTypeChosen: ({ examType }) => `Chose the exam: ${examNames[examType]}`,

  EmailClaimed: () => 'A registration asked for this e-mail address',
  EmailProven: () => 'The e-mail address was proven and belongs to this account',
  EmailReserved: () => 'The e-mail address was reserved for this account',
  EmailReleased: () => 'The e-mail address was released and may be used again',

  SessionStarted: ({ expiresAt }) => `Logged in; the session lasts until ${moment(expiresAt)}`,
  SessionEnded: ({ cause }) => sessionEnds[cause],
};
