import type { PerkAudience } from '#domain/perks/perk.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

const columns = {
  perkId: column.text(),
  title: column.text(),
  text: column.text(),
  picture: column.text(),
  code: column.text(),
  link: column.text(),
  startTime: column.text(),
  endTime: column.text(),
  audience: column.text<PerkAudience>(),
  claimed: column.integer(),
};

export type PerkRow = RowOf<typeof columns>;

export const perks = defineProjection({
  name: 'perks',
  version: 1,
  columns,
  key: ['perkId'],
  eventTypes: ['PerkCreated', 'PerkChanged', 'PerkEnded', 'PerkClaimed'],
  keysOf: ({ type, data, stream }) => [{ perkId: type === 'PerkClaimed' ? data.perkId : streamId(stream) }],
  fold([row], { type, data }): readonly PerkRow[] {
    if (type === 'PerkCreated' || type === 'PerkChanged') {
      return [{ ...data.perk, claimed: row?.claimed ?? 0 }];
    }
    if (!row) return [];
    return type === 'PerkEnded'
      ? [{ ...row, endTime: data.endedAt }]
      : [{ ...row, claimed: row.claimed + 1 }];
  },
});
