import { expect, test } from 'vitest';
import type { JsonObject } from '#domain/core/events/json.ts';
import { foldUpTo, openTestReadModels } from '#infra/testing/projections.ts';
import { column } from './column.ts';
import { defineProjection } from '../projection.ts';

const lists = [[], ['a', 'NULL', '', 'b,c', '{}', '"\\"', 'ä\n'], ['one']];
const objects = [{}, { 'RSA-0001': 1, 'a_b-c': { texts: ['"\\"', 'ä'], nothing: null } }, { list: [] }];

const columns = {
  userId: column.text(),
  list: column.list(),
  object: column.json<JsonObject>().orNull(),
  objects: column.json<readonly JsonObject[]>(),
};
/** The number of a user's verifications decides the content of the row. */
const stored = defineProjection({
  name: 'stored',
  version: 1,
  columns,
  key: ['userId'],
  indexes: [{ gin: 'list' }, { gin: 'object' }],
  eventTypes: ['EmailVerified', 'UserBlocked'],
  keysOf: ({ metadata }) => [{ userId: metadata.userId ?? '' }],
  fold([row], { type, metadata }) {
    const userId = metadata.userId ?? '';
    if (type === 'UserBlocked') return row ? [{ ...row, list: [...row.list, 'blocked'] }] : [];
    const turn = row ? row.objects.length : 0;
    const object = objects[turn] ?? null;
    return [{ userId, list: lists[turn] ?? [], object, objects: [...(row?.objects ?? []), { turn }] }];
  },
});

test('reads lists and JSON back as folded, and folds on from them', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  const stream = 'account-u';
  for (let turn = 0; turn < 4; turn += 1) {
    const position = await harness.record({ type: 'EmailVerified', data: {}, stream, userId: 'u' });
    await foldUpTo(harness, [stored], position);
    const objectsSoFar = Array.from({ length: turn + 1 }, (_, index) => ({ turn: index }));
    expect(await harness.rows(stored)).toEqual([
      { userId: 'u', list: lists[turn] ?? [], object: objects[turn] ?? null, objects: objectsSoFar },
    ]);
  }
  const data = { reason: 'test' };
  await foldUpTo(harness, [stored], await harness.record({ type: 'UserBlocked', data, stream, userId: 'u' }));
  expect(await harness.rows(stored)).toMatchObject([{ list: ['blocked'], object: null }]);
});
