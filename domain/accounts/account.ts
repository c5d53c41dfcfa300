import { z } from 'zod';
import { defineEvents, type EventOf } from '../core/codec.ts';
import { reject, type Decider } from '../core/decider.ts';
import type { JsonObject } from '../core/json.ts';
import { personal, secret, type Erased } from '../core/personal.ts';
import { examTypeSchema, type ExamType } from './exam-type.ts';
import { isOwnStep, stepNameSchema, type StepName } from './steps.ts';

export const platformAccessSchema = z.enum(['student', 'admin']);
export type PlatformAccess = z.infer<typeof platformAccessSchema>;

/** An hour of the day. */
const hourSchema = z.int().min(0).max(23);

/** The stream `account-<userId>`. */
const definitions = {
  UserRegistered: {
    version: 2,
    schema: z.object({
      userId: z.string(),
      email: personal(z.string()),
      passwordHash: secret(z.string()),
      examType: examTypeSchema,
    }),
    /** Version 1 knew one exam only, the one that is now the new format. */
    upcasts: { 1: (data: JsonObject) => ({ ...data, examType: 'new_format' }) },
  },
  EmailVerified: { version: 1, schema: z.object({}) },
  /** Another mail than the one after the registration. */
  VerificationMailRequested: { version: 1, schema: z.object({ requestedAt: z.iso.datetime() }) },
  PlatformAccessGranted: { version: 1, schema: z.object({ platformAccess: platformAccessSchema }) },
  PaidTimeGranted: {
    version: 1,
    schema: z.object({ paidExpiryTime: z.iso.datetime(), reason: personal(z.string()) }),
  },
  UserBlocked: { version: 1, schema: z.object({ reason: personal(z.string()) }) },
  UserUnblocked: { version: 1, schema: z.object({ reason: personal(z.string()) }) },
  StepMarked: { version: 1, schema: z.object({ step: stepNameSchema }) },
  StepUnmarked: { version: 1, schema: z.object({ step: stepNameSchema }) },
  NightModeSwitched: { version: 1, schema: z.object({ isNightMode: z.boolean() }) },
  NightTimeChanged: {
    version: 1,
    schema: z.object({ nightTimeStart: hourSchema, nightTimeEnd: hourSchema }),
  },
  ExamTypeChosen: { version: 1, schema: z.object({ examType: examTypeSchema }) },
  AccountDeleted: { version: 1, schema: z.object({}) },
} as const;

export type AccountEvent = EventOf<typeof definitions>;
export const accountCodec = defineEvents('account', definitions);
export const accountStream = (userId: string) => `account-${userId}`;

export interface AccountDetails {
  readonly userId: string;
  readonly email: string | Erased;
  readonly passwordHash: string | Erased;
  readonly examType: ExamType;
  readonly isVerified: boolean;
  /** When another mail to verify the address was last asked for: ISO 8601, UTC. */
  readonly mailRequestedAt?: string;
  readonly platformAccess: PlatformAccess;
  readonly paidExpiryTime?: string;
  readonly stepsDone: readonly StepName[];
  readonly isNightMode: boolean;
  /** Hours of the day between which automatic night mode is dark. */
  readonly nightTimeStart: number;
  readonly nightTimeEnd: number;
}

/** Night from 20:00 to 08:00: specification, document 1, section 9. */
const defaultNight = { nightTimeStart: 20, nightTimeEnd: 8 };

export type Account =
  | { readonly status: 'unregistered' }
  | ({ readonly status: 'active' } & AccountDetails)
  | ({ readonly status: 'blocked'; readonly reason: string | Erased } & AccountDetails)
  | { readonly status: 'deleted'; readonly userId: string };

export type AccountCommand =
  | {
      readonly type: 'registerUser';
      readonly userId: string;
      readonly email: string;
      readonly passwordHash: string;
      readonly examType: ExamType;
    }
  | { readonly type: 'verifyEmail' }
  | { readonly type: 'requestVerificationMail'; readonly now: string }
  | { readonly type: 'grantPlatformAccess'; readonly platformAccess: PlatformAccess }
  | { readonly type: 'grantPaidTime'; readonly paidExpiryTime: string; readonly reason: string }
  | { readonly type: 'blockUser'; readonly reason: string }
  | { readonly type: 'unblockUser'; readonly reason: string }
  | { readonly type: 'markStep'; readonly step: StepName }
  | { readonly type: 'unmarkStep'; readonly step: StepName }
  | { readonly type: 'switchNightMode'; readonly isNightMode: boolean }
  | { readonly type: 'changeNightTime'; readonly nightTimeStart: number; readonly nightTimeEnd: number }
  | { readonly type: 'chooseExamType'; readonly examType: ExamType }
  | { readonly type: 'deleteAccount' };

/** Whoever waits for a mail tries more than once. */
const betweenMailsMs = 60 * 60 * 1000;

/** Whether a mail that was sent at `mailedAt` may still be on its way at `now`; both ISO 8601. */
export function isSoonAfterMail(mailedAt: string | undefined, now: string): boolean {
  return mailedAt !== undefined && Date.parse(now) - Date.parse(mailedAt) < betweenMailsMs;
}

type Code = 'email_taken' | 'not_found' | 'account_deleted' | 'not_allowed';

export const accountDecider: Decider<Account, AccountCommand, AccountEvent, Code> = {
  initial: { status: 'unregistered' },
  evolve(state, { type, data }) {
    if (type === 'UserRegistered') {
      const preferences = { stepsDone: [], isNightMode: false, ...defaultNight };
      return { status: 'active', ...data, isVerified: false, platformAccess: 'student', ...preferences };
    }
    if (state.status === 'unregistered' || state.status === 'deleted') return state;
    switch (type) {
      case 'EmailVerified':
        return { ...state, isVerified: true };
      case 'VerificationMailRequested':
        return { ...state, mailRequestedAt: data.requestedAt };
      case 'PlatformAccessGranted':
        return { ...state, platformAccess: data.platformAccess };
      case 'PaidTimeGranted':
        return { ...state, paidExpiryTime: data.paidExpiryTime };
      case 'UserBlocked':
        return { ...state, status: 'blocked', reason: data.reason };
      case 'UserUnblocked': {
        if (state.status !== 'blocked') return state;
        const { reason: _, ...details } = state;
        return { ...details, status: 'active' };
      }
      case 'StepMarked':
        return { ...state, stepsDone: [...state.stepsDone, data.step] };
      case 'StepUnmarked':
        return { ...state, stepsDone: state.stepsDone.filter((step) => step !== data.step) };
      case 'NightModeSwitched':
      case 'NightTimeChanged':
      case 'ExamTypeChosen':
        return { ...state, ...data };
      case 'AccountDeleted':
        return { status: 'deleted', userId: state.userId };
    }
  },
  decide(command, state) {
    if (command.type === 'registerUser') {
      if (state.status !== 'unregistered') return reject('email_taken');
      const { userId, email, passwordHash, examType } = command;
      return [{ type: 'UserRegistered', data: { userId, email, passwordHash, examType } }];
    }
    if (state.status === 'unregistered') return reject('not_found');
    if (state.status === 'deleted') {
      return command.type === 'deleteAccount' ? [] : reject('account_deleted');
    }
    switch (command.type) {
      case 'verifyEmail':
        return state.isVerified ? [] : [{ type: 'EmailVerified', data: {} }];
      case 'requestVerificationMail':
        if (state.isVerified || isSoonAfterMail(state.mailRequestedAt, command.now)) return [];
        return [{ type: 'VerificationMailRequested', data: { requestedAt: command.now } }];
      case 'grantPlatformAccess': {
        const { platformAccess } = command;
        if (platformAccess === state.platformAccess) return [];
        return [{ type: 'PlatformAccessGranted', data: { platformAccess } }];
      }
      case 'grantPaidTime': {
        const { paidExpiryTime, reason } = command;
        if (paidExpiryTime === state.paidExpiryTime) return [];
        return [{ type: 'PaidTimeGranted', data: { paidExpiryTime, reason } }];
      }
      case 'blockUser':
        return state.status === 'blocked' ? [] : [{ type: 'UserBlocked', data: { reason: command.reason } }];
      case 'unblockUser':
        return state.status === 'active' ? [] : [{ type: 'UserUnblocked', data: { reason: command.reason } }];
      case 'markStep': {
        const { step } = command;
        if (!isOwnStep(step)) return reject('not_allowed');
        return state.stepsDone.includes(step) ? [] : [{ type: 'StepMarked', data: { step } }];
      }
      case 'unmarkStep': {
        const { step } = command;
        if (!isOwnStep(step)) return reject('not_allowed');
        return state.stepsDone.includes(step) ? [{ type: 'StepUnmarked', data: { step } }] : [];
      }
      case 'switchNightMode': {
        const { isNightMode } = command;
        return isNightMode === state.isNightMode
          ? []
          : [{ type: 'NightModeSwitched', data: { isNightMode } }];
      }
      case 'changeNightTime': {
        const { nightTimeStart, nightTimeEnd } = command;
        if (nightTimeStart === state.nightTimeStart && nightTimeEnd === state.nightTimeEnd) return [];
        return [{ type: 'NightTimeChanged', data: { nightTimeStart, nightTimeEnd } }];
      }
      case 'chooseExamType': {
        const { examType } = command;
        return examType === state.examType ? [] : [{ type: 'ExamTypeChosen', data: { examType } }];
      }
      case 'deleteAccount':
        return [{ type: 'AccountDeleted', data: {} }];
    }
  },
};
