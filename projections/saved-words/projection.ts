import { column } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';

const columns = {
  userId: column.text(),
  word: column.text(),
  due: column.text(),
  isSaved: column.boolean(),
};

/** Removed words stay, for when they are saved again. */
export const savedWords = defineProjection({
  name: 'saved_words',
  version: 1,
  columns,
  key: ['userId', 'word'],
  indexes: [{ columns: ['userId', 'due', 'word'], where: 'is_saved' }],
  eventTypes: ['WordSaved', 'WordRecalled', 'WordRemoved'],
  keysOf: ({ data: { word }, metadata: { userId } }) => (userId === undefined ? [] : [{ userId, word }]),
  fold([row], { type, data, metadata: { userId = '', at } }) {
    const { word } = data;
    if (type === 'WordRecalled') return [{ userId, word, due: data.memory.due, isSaved: true }];
    const due = row?.due ?? at;
    return [{ userId, word, due, isSaved: type === 'WordSaved' }];
  },
});
