import type { ExamType } from '#domain/accounts/exam-type.ts';
import { withoutGrant, withGrant, type HeldGrant, type PaidAccess } from '#domain/accounts/paid-access.ts';
import type { PlatformAccess } from '#domain/accounts/platform-access.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

type Grant = { readonly [Field in keyof HeldGrant]: HeldGrant[Field] };

const columns = {
  userId: column.text(),
  status: column.text<'active' | 'blocked' | 'deleted'>(),
  examType: column.text<ExamType>(),
  /** Groups contain students only. */
  platformAccess: column.text<PlatformAccess>(),
  paidExpiryTime: column.text().orNull(),
  /** Grants of purchases, which determine the plan. */
  grants: column.json<readonly Grant[]>(),
};

/** See `isInAudience`. */
export type AudienceMemberRow = RowOf<typeof columns>;

/** A row's paid access. */
export const accessOf = ({ paidExpiryTime, grants }: AudienceMemberRow): PaidAccess => ({
  grants,
  ...(paidExpiryTime !== null && { paidExpiryTime }),
});

export const audienceMembers = defineProjection({
  name: 'audience_members',
  version: 1,
  columns,
  key: ['userId'],
  eventTypes: [
    'UserRegistered',
    'UserJoined',
    'ExamTypeChosen',
    'PlatformAccessGranted',
    'PaidTimeGranted',
    'PackageGranted',
    'PackageRevoked',
    'UserBlocked',
    'UserUnblocked',
    'AccountDeleted',
  ],
  keysOf: ({ stream }) => [{ userId: streamId(stream) }],
  fold([row], { type, data }): readonly AudienceMemberRow[] {
    if (type === 'UserRegistered' || type === 'UserJoined') {
      const { userId, examType } = data;
      return [
        { userId, status: 'active', examType, platformAccess: 'student', paidExpiryTime: null, grants: [] },
      ];
    }
    if (!row) return [];
    switch (type) {
      case 'ExamTypeChosen':
        return [{ ...row, examType: data.examType }];
      case 'PlatformAccessGranted':
        return [{ ...row, platformAccess: data.platformAccess }];
      case 'PaidTimeGranted':
        return [{ ...row, paidExpiryTime: data.paidExpiryTime }];
      case 'PackageGranted':
        return [withAccess(row, withGrant(accessOf(row), data))];
      case 'PackageRevoked': {
        const { grants } = withoutGrant(accessOf(row), data);
        return [withAccess(row, { grants, paidExpiryTime: data.paidExpiryTime })];
      }
      case 'UserBlocked':
        return [{ ...row, status: 'blocked' }];
      case 'UserUnblocked':
        return [{ ...row, status: 'active' }];
      case 'AccountDeleted':
        return [{ ...row, status: 'deleted', grants: [] }];
    }
  },
});

const withAccess = (
  row: AudienceMemberRow,
  { paidExpiryTime, grants = [] }: PaidAccess,
): AudienceMemberRow => ({
  ...row,
  grants: [...grants],
  paidExpiryTime: paidExpiryTime ?? null,
});
