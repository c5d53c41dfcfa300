import type { HoldCause, ReferralStatus } from '#domain/referrals/referral.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

const columns = {
  userId: column.text(),
  referrerId: column.text(),
  status: column.text<ReferralStatus>(),
  heldFor: column.list<HoldCause>(),
  at: column.text(),
};

export type ReferralRow = RowOf<typeof columns>;

export const referrals = defineProjection({
  name: 'referrals',
  version: 1,
  columns,
  key: ['userId'],
  indexes: [['referrerId'], ['status']],
  eventTypes: ['ReferralRecorded', 'ReferralHeld', 'ReferralJoined', 'ReferralDeclined'],
  keysOf: ({ stream }) => [{ userId: streamId(stream) }],
  fold([row], { type, data, metadata }): readonly ReferralRow[] {
    if (type === 'ReferralRecorded') {
      const { joinedUserId: userId, referrerId, heldFor } = data;
      return [{ userId, referrerId, heldFor, status: 'noted', at: metadata.at }];
    }
    if (!row) return [];
    switch (type) {
      case 'ReferralHeld':
        return [{ ...row, status: 'held', heldFor: data.heldFor }];
      case 'ReferralJoined':
        return [{ ...row, status: 'joined' }];
      case 'ReferralDeclined':
        return [{ ...row, status: 'declined' }];
    }
  },
});
