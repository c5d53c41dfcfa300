import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { isErased, personal, secret, type Erased } from '../core/events/personal.ts';
import { defineStream } from '../core/events/stream.ts';
import { packageIdSchema } from '../commerce/packages/package-id.ts';
import { instantSchema, type Instant } from '../core/instant.ts';
import { examTypeSchema, type ExamType } from './exam-type.ts';
import { packageGrantSchema, withoutGrant, withGrant, type PaidAccess } from './paid-access.ts';
import { platformAccessSchema, type PlatformAccess } from './platform-access.ts';
import { defaultNight, type PreferenceValues } from './profile/preference-values.ts';
import { isSoonAfterMail } from './email/mail-pace.ts';
import { agreedToSchema, type AgreedTo } from './regulations.ts';
import { signInEvents, type SignIn } from './sign-in/sign-in-events.ts';

const events = {
  UserRegistered: {
    version: 1,
    schema: z.object({
      userId: z.string(),
      email: personal(z.string()),
      passwordHash: secret(z.string()),
      examType: examTypeSchema,
      /** Absent if we created the account. */
      agreedTo: agreedToSchema.optional(),
    }),
  },
  EmailVerified: { version: 1, schema: z.object({}) },
  /** After the first mail of the registration. */
  VerificationMailRequested: { version: 1, schema: z.object({ requestedAt: instantSchema }) },
  PasswordResetRequested: { version: 1, schema: z.object({ requestedAt: instantSchema }) },
  PasswordChanged: {
    version: 1,
    schema: z.object({
      passwordHash: secret(z.string()),
      changedAt: instantSchema,
      /** By an emailed link, with the old password, or as an admin required. */
      cause: z.enum(['reset', 'changed', 'required']),
    }),
  },
  /** The user disowns a login. The password is exposed: it is void until an emailed link sets another. */
  SuspiciousLoginReported: {
    version: 1,
    schema: z.object({
      sessionId: z.string(),
      startedAt: instantSchema,
      reportedAt: instantSchema,
    }),
  },
  /** Required by an admin, for example because someone else chose the password. */
  NewPasswordRequired: { version: 1, schema: z.object({ reason: personal(z.string()) }) },
  FirstNameChanged: { version: 1, schema: z.object({ firstName: personal(z.string()) }) },
  ProfileImageChanged: {
    version: 1,
    schema: z.object({
      image: z.string(),
      sha256: z.string(),
      replaced: z.string().optional(),
    }),
  },
  ProfileImageRemoved: { version: 1, schema: z.object({ image: z.string() }) },
  AppVersionUpdated: { version: 1, schema: z.object({ version: z.string() }) },
  PlatformAccessGranted: {
    version: 1,
    schema: z.object({
      platformAccess: platformAccessSchema,
      /** Why access changed; absent if the installation created the account. */
      reason: personal(z.string()).optional(),
    }),
  },
  PaidTimeGranted: {
    version: 1,
    schema: z.object({ paidExpiryTime: instantSchema, reason: personal(z.string()) }),
  },
  PackageGranted: { version: 1, schema: packageGrantSchema },
  PackageRevoked: {
    version: 1,
    schema: z.object({
      cartId: z.string(),
      packageId: packageIdSchema,
      takenBackAt: instantSchema,
      paidExpiryTime: instantSchema,
    }),
  },
  UserBlocked: { version: 1, schema: z.object({ reason: personal(z.string()) }) },
  UserUnblocked: { version: 1, schema: z.object({ reason: personal(z.string()) }) },
  AccountDeleted: { version: 1, schema: z.object({}) },
  ...signInEvents,
} as const;

export type AccountEvent = EventOf<typeof events>;

export interface AccountDetails extends PaidAccess {
  readonly userId: string;
  readonly email?: string | Erased;
  /** Absent if never set or removed. */
  readonly firstName?: string | Erased;
  readonly profileImage?: string;
  /** Absent for a user who joined through a provider and chose none. */
  readonly passwordHash?: string | Erased;
  /** The newest client version seen. */
  readonly version?: string;
  readonly isVerified: boolean;
  /** Absent without linked providers. */
  readonly signIns?: readonly SignIn[];
  /** When the latest verification mail was requested. */
  readonly mailRequestedAt?: Instant;
  readonly mailsRequested?: number;
  /** When the latest reset link was requested, and how many since the password changed. */
  readonly resetRequestedAt?: Instant;
  readonly resetsRequested?: number;
  readonly passwordChangedAt?: Instant;
  /** Earlier logins are void, because the password was reset without the old one. */
  readonly sessionsFrom?: string;
  readonly reportedSessions?: readonly string[];
  /** See `SuspiciousLoginReported`. */
  readonly isPasswordExposed?: boolean;
  /** The user must set a new password before anything else. */
  readonly mustSetPassword?: boolean;
  readonly platformAccess: PlatformAccess;
  /** Initial values; the stream `preferences-<userId>` holds the current ones. */
  readonly preferences: PreferenceValues;
}

export type Account =
  | { readonly status: 'unregistered' }
  | ({ readonly status: 'active' } & AccountDetails)
  | ({ readonly status: 'blocked'; readonly reason: string | Erased } & AccountDetails)
  | { readonly status: 'deleted'; readonly userId: string };

export type OpenAccount = Extract<Account, AccountDetails>;

export const addressOf = ({ email }: Pick<OpenAccount, 'email'>): string | undefined =>
  isErased(email) ? undefined : email;

export const accountStream = defineStream({
  category: 'account',
  subject: 'Account',
  events,
  initial: { status: 'unregistered' },
  evolve(state: Account, { type, data }): Account {
    if (type === 'UserRegistered') {
      const { examType, agreedTo: _, ...registered } = data;
      const preferences = { examType, stepsDone: [], isNightMode: false, ...defaultNight };
      return { status: 'active', ...registered, isVerified: false, platformAccess: 'student', preferences };
    }
    if (type === 'UserJoined') {
      const { userId, examType } = data;
      const preferences = { examType, stepsDone: [], isNightMode: false, ...defaultNight };
      return { status: 'active', userId, isVerified: false, platformAccess: 'student', preferences };
    }
    if (state.status === 'unregistered' || state.status === 'deleted') return state;
    switch (type) {
      case 'EmailVerified':
        return { ...state, isVerified: true };
      case 'VerificationMailRequested':
        return {
          ...state,
          mailRequestedAt: data.requestedAt,
          mailsRequested: (state.mailsRequested ?? 0) + 1,
        };
      case 'PasswordResetRequested':
        return {
          ...state,
          resetRequestedAt: data.requestedAt,
          resetsRequested: (state.resetsRequested ?? 0) + 1,
        };
      case 'PasswordChanged': {
        const { passwordHash, changedAt, cause } = data;
        return {
          ...state,
          passwordHash,
          passwordChangedAt: changedAt,
          resetsRequested: 0,
          mustSetPassword: false,
          isPasswordExposed: false,
          ...(cause === 'reset' && { sessionsFrom: changedAt }),
        };
      }
      case 'SuspiciousLoginReported':
        return {
          ...state,
          reportedSessions: [...(state.reportedSessions ?? []), data.sessionId],
          isPasswordExposed: true,
          sessionsFrom: data.reportedAt,
        };
      case 'NewPasswordRequired':
        return { ...state, mustSetPassword: true };
      case 'FirstNameChanged': {
        const { firstName: _, ...nameless } = state;
        return data.firstName === '' ? nameless : { ...nameless, firstName: data.firstName };
      }
      case 'ProfileImageChanged':
        return { ...state, profileImage: data.image };
      case 'ProfileImageRemoved': {
        const { profileImage: _, ...faceless } = state;
        return faceless;
      }
      case 'AppVersionUpdated':
        return { ...state, version: data.version };
      case 'PlatformAccessGranted':
        return { ...state, platformAccess: data.platformAccess };
      case 'PaidTimeGranted':
        return { ...state, paidExpiryTime: data.paidExpiryTime };
      case 'PackageGranted':
        return withGrant(state, data);
      case 'PackageRevoked':
        return {
          ...state,
          grants: withoutGrant(state, data).grants,
          paidExpiryTime: data.paidExpiryTime,
        };
      case 'UserBlocked':
        return { ...state, status: 'blocked', reason: data.reason };
      case 'UserUnblocked': {
        if (state.status !== 'blocked') return state;
        const { reason: _, ...details } = state;
        return { ...details, status: 'active' };
      }
      case 'EmailAdded':
        return { ...state, email: data.email, isVerified: false };
      case 'SignInLinked':
        return { ...state, signIns: [...(state.signIns ?? []), data] };
      case 'SignInUnlinked':
        return {
          ...state,
          signIns: (state.signIns ?? []).filter(({ provider }) => provider !== data.provider),
        };
      case 'AccountDeleted':
        return { status: 'deleted', userId: state.userId };
    }
  },
});

export type Decided = Decision<AccountEvent, 'not_found' | 'account_deleted'>;

export function whenOpen(state: Account, decide: (open: OpenAccount) => readonly AccountEvent[]): Decided {
  if (state.status === 'unregistered') return reject('not_found');
  if (state.status === 'deleted') return reject('account_deleted');
  return decide(state);
}

export function registerUser(
  state: Account,
  {
    userId,
    email,
    passwordHash,
    examType,
    agreedTo,
  }: {
    readonly userId: string;
    readonly email: string;
    readonly passwordHash: string;
    readonly examType: ExamType;
    readonly agreedTo?: AgreedTo | undefined;
  },
): Decision<AccountEvent, 'email_taken'> {
  if (state.status !== 'unregistered') return reject('email_taken');
  const data = { userId, email, passwordHash, examType, ...(agreedTo && { agreedTo }) };
  return [{ type: 'UserRegistered', data }];
}

export function verifyEmail(state: Account): Decided {
  return whenOpen(state, ({ isVerified }) => (isVerified ? [] : [{ type: 'EmailVerified', data: {} }]));
}

export function requestVerificationMail(state: Account, { now }: { readonly now: Instant }): Decided {
  return whenOpen(state, ({ isVerified, mailRequestedAt: mailedAt, mailsRequested: requested = 0 }) =>
    isVerified || isSoonAfterMail({ mailedAt, requested, now })
      ? []
      : [{ type: 'VerificationMailRequested', data: { requestedAt: now } }],
  );
}

export function grantPlatformAccess(
  state: Account,
  { platformAccess, reason }: { readonly platformAccess: PlatformAccess; readonly reason?: string },
): Decided {
  return whenOpen(state, (open) =>
    platformAccess === open.platformAccess
      ? []
      : [
          {
            type: 'PlatformAccessGranted',
            data: { platformAccess, ...(reason !== undefined && { reason }) },
          },
        ],
  );
}

export function grantPaidTime(
  state: Account,
  { paidExpiryTime, reason }: { readonly paidExpiryTime: Instant; readonly reason: string },
): Decided {
  return whenOpen(state, (open) =>
    paidExpiryTime === open.paidExpiryTime
      ? []
      : [{ type: 'PaidTimeGranted', data: { paidExpiryTime, reason } }],
  );
}

export function blockUser(state: Account, { reason }: { readonly reason: string }): Decided {
  return whenOpen(state, ({ status }) =>
    status === 'blocked' ? [] : [{ type: 'UserBlocked', data: { reason } }],
  );
}

export function unblockUser(state: Account, { reason }: { readonly reason: string }): Decided {
  return whenOpen(state, ({ status }) =>
    status === 'active' ? [] : [{ type: 'UserUnblocked', data: { reason } }],
  );
}

export function deleteAccount(state: Account): Decision<AccountEvent, 'not_found'> {
  if (state.status === 'unregistered') return reject('not_found');
  return state.status === 'deleted' ? [] : [{ type: 'AccountDeleted', data: {} }];
}
