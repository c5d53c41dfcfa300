import type { PlatformAccess } from '#domain/accounts/platform-access.ts';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import { isErased, type Erased } from '#domain/core/events/personal.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

const columns = {
  userId: column.text(),
  /** Personal: null once the account is deleted or its key destroyed, and for a user without an address. */
  email: column.text().orNull(),
  examType: column.text<ExamType>(),
  platformAccess: column.text<PlatformAccess>(),
  isVerified: column.boolean(),
  status: column.text<'active' | 'blocked' | 'deleted'>(),
  paidExpiryTime: column.text().orNull(),
  registeredAt: column.text(),
};

/** Excludes events without visible changes: repeated mails, steps and night mode. */
export type AccountRow = RowOf<typeof columns>;

export const accounts = defineProjection({
  name: 'accounts',
  version: 3,
  columns,
  key: ['userId'],
  indexes: [['registeredAt']],
  eventTypes: [
    'UserRegistered',
    'UserJoined',
    'EmailAdded',
    'EmailVerified',
    'PlatformAccessGranted',
    'PaidTimeGranted',
    'PackageGranted',
    'PackageRevoked',
    'UserBlocked',
    'UserUnblocked',
    'ExamTypeChosen',
    'AccountDeleted',
  ],
  keysOf: ({ stream }) => [{ userId: streamId(stream) }],
  fold([row], event): readonly AccountRow[] {
    if (event.type === 'UserRegistered' || event.type === 'UserJoined') {
      const { userId, examType } = event.data;
      return [
        {
          userId,
          email: event.type === 'UserRegistered' ? readableOrNull(event.data.email) : null,
          examType,
          platformAccess: 'student',
          isVerified: false,
          status: 'active',
          paidExpiryTime: null,
          registeredAt: event.metadata.at,
        },
      ];
    }
    if (!row) return [];
    switch (event.type) {
      case 'EmailAdded':
        return [{ ...row, email: readableOrNull(event.data.email), isVerified: false }];
      case 'EmailVerified':
        return [{ ...row, isVerified: true }];
      case 'PlatformAccessGranted':
        return [{ ...row, platformAccess: event.data.platformAccess }];
      case 'PaidTimeGranted':
        return [{ ...row, paidExpiryTime: event.data.paidExpiryTime }];
      case 'PackageGranted':
        return event.data.days === 0 ? [] : [{ ...row, paidExpiryTime: event.data.until }];
      case 'PackageRevoked':
        return [{ ...row, paidExpiryTime: event.data.paidExpiryTime }];
      case 'UserBlocked':
        return [{ ...row, status: 'blocked' }];
      case 'UserUnblocked':
        return [{ ...row, status: 'active' }];
      case 'ExamTypeChosen':
        return [{ ...row, examType: event.data.examType }];
      case 'AccountDeleted':
        return [{ ...row, status: 'deleted', email: null }];
    }
  },
});

const readableOrNull = (email: string | Erased) => (isErased(email) ? null : email);
