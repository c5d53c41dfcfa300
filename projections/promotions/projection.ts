import type { PackageId } from '#domain/commerce/packages/package-id.ts';
import type { PromotionKind } from '#domain/commerce/promotions/promotion-kind.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

const columns = {
  promoId: column.text(),
  kind: column.text<PromotionKind>(),
  discount: column.integer(),
  startTime: column.text(),
  endTime: column.text(),
  target: column.list<PackageId>(),
  activated: column.integer(),
  redeemed: column.integer(),
};

export type PromotionRow = RowOf<typeof columns>;

export const promotions = defineProjection({
  name: 'promotions',
  version: 1,
  columns,
  key: ['promoId'],
  eventTypes: [
    'PromotionCreated',
    'PromotionChanged',
    'PromotionEnded',
    'PromotionActivated',
    'PromotionRedeemed',
  ],
  keysOf: ({ type, data, stream }) => [
    {
      promoId:
        type === 'PromotionActivated' || type === 'PromotionRedeemed' ? data.promoId : streamId(stream),
    },
  ],
  fold([row], { type, data }): readonly PromotionRow[] {
    if (type === 'PromotionCreated' || type === 'PromotionChanged') {
      const { promotion, kind } = data;
      const counted = { activated: row?.activated ?? 0, redeemed: row?.redeemed ?? 0 };
      return [{ ...promotion, kind, ...counted }];
    }
    if (!row) return [];
    switch (type) {
      case 'PromotionEnded':
        return [{ ...row, endTime: data.endedAt }];
      case 'PromotionActivated':
        return [{ ...row, activated: row.activated + 1 }];
      case 'PromotionRedeemed':
        return [{ ...row, redeemed: row.redeemed + 1 }];
    }
  },
});
