import type { AccountEvent, PlatformAccess } from '#domain/accounts/account.ts';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import { isErased } from '#domain/core/personal.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/stream-id.ts';

/** An account for the admin's list. `email` is personal: null once the account is deleted or its key destroyed. */
export interface AccountRow {
  readonly userId: string;
  readonly email: string | null;
  readonly examType: ExamType;
  readonly platformAccess: PlatformAccess;
  readonly isVerified: boolean;
  readonly status: 'active' | 'blocked' | 'deleted';
  readonly paidExpiryTime: string | null;
  readonly registeredAt: string;
}

/** What of an account the list shows; mails asked for again, steps done and the night mode are none of it. */
type Shown = Exclude<
  AccountEvent['type'],
  'VerificationMailRequested' | 'StepMarked' | 'StepUnmarked' | 'NightModeSwitched' | 'NightTimeChanged'
>;

export const accounts = defineProjection<'accounts', AccountRow, Shown>({
  name: 'accounts',
  version: 2,
  columns: {
    userId: 'text',
    email: 'text null',
    examType: 'text',
    platformAccess: 'text',
    isVerified: 'boolean',
    status: 'text',
    paidExpiryTime: 'text null',
    registeredAt: 'text',
  },
  key: ['userId'],
  indexes: [['registeredAt']],
  eventTypes: [
    'UserRegistered',
    'EmailVerified',
    'PlatformAccessGranted',
    'PaidTimeGranted',
    'UserBlocked',
    'UserUnblocked',
    'ExamTypeChosen',
    'AccountDeleted',
  ],
  keyOf: ({ stream }) => [streamId(stream)],
  fold(row, event) {
    if (event.type === 'UserRegistered') {
      const { userId, email, examType } = event.data;
      return {
        userId,
        email: isErased(email) ? null : email,
        examType,
        platformAccess: 'student',
        isVerified: false,
        status: 'active',
        paidExpiryTime: null,
        registeredAt: event.metadata.at,
      };
    }
    if (!row) return undefined;
    switch (event.type) {
      case 'EmailVerified':
        return { ...row, isVerified: true };
      case 'PlatformAccessGranted':
        return { ...row, platformAccess: event.data.platformAccess };
      case 'PaidTimeGranted':
        return { ...row, paidExpiryTime: event.data.paidExpiryTime };
      case 'UserBlocked':
        return { ...row, status: 'blocked' };
      case 'UserUnblocked':
        return { ...row, status: 'active' };
      case 'ExamTypeChosen':
        return { ...row, examType: event.data.examType };
      case 'AccountDeleted':
        return { ...row, status: 'deleted', email: null };
    }
  },
});
