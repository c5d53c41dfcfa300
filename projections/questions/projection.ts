import type { Question } from '#domain/question-types/registry.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { QuestionTopic } from '#domain/question-types/question-topics.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';
import { searchWords, wordsOf } from './words.ts';

/** Lists filter and sort in the index only: it contains published questions. */
const where = "status = 'published'";
const include = ['type', 'difficulty', 'free', 'prediction', 'topics'] as const;
const beside = (...key: readonly string[]) => include.filter((name) => !key.includes(name));

const columns = {
  uid: column.text(),
  type: column.text<TypeCode>(),
  status: column.text<'draft' | 'published' | 'reserved' | 'retired'>(),
  title: column.text(),
  /** For sorting without regard to case and accents. */
  sortTitle: column.text(),
  words: column.list(),
  difficulty: column.integer(),
  topics: column.list<QuestionTopic>(),
  free: column.boolean(),
  prediction: column.boolean(),
  /** For timed tests: the status is `reserved` instead of `published`. */
  reserved: column.boolean(),
  /** Everyday or service talk, which tests for Core prefer. */
  everyday: column.boolean(),
  revision: column.integer(),
};

/** Without material and key. */
export type QuestionRow = RowOf<typeof columns>;

export const questions = defineProjection({
  name: 'questions',
  version: 6,
  columns,
  key: ['uid'],
  indexes: [
    { columns: ['uid'], include: beside(), where },
    { columns: ['sortTitle', 'uid'], include: beside(), where },
    { columns: ['difficulty', 'uid'], include: beside('difficulty'), where },
    { columns: ['type', 'uid'], include: beside('type'), where },
    { gin: 'array_to_tsvector(words)', where },
    { columns: ['type', 'uid'], include: ['free', 'everyday'], where: "status = 'reserved'" },
  ],
  eventTypes: ['QuestionDrafted', 'QuestionPublished', 'QuestionRevised', 'QuestionRetired'],
  keysOf: ({ stream }) => [{ uid: streamId(stream) }],
  fold([row], event): readonly QuestionRow[] {
    switch (event.type) {
      case 'QuestionDrafted':
        return [{ ...listed(event.data.question), status: 'draft', revision: 1 }];
      case 'QuestionPublished':
        return row ? [asShown({ ...row, status: 'published' })] : [];
      case 'QuestionRetired':
        return row ? [{ ...row, status: 'retired' }] : [];
      case 'QuestionRevised':
        return row ? [asShown({ ...row, ...listed(event.data.question), revision: row.revision + 1 })] : [];
    }
  },
});

function listed(question: Question) {
  const { uid, type, title, difficulty, topics, free, prediction } = question;
  const { reserved = false, everyday = false } = question;
  return {
    uid,
    type,
    title,
    difficulty,
    topics,
    free,
    prediction,
    reserved,
    everyday,
    sortTitle: wordsOf(title).join(' '),
    words: searchWords(uid, title),
  };
}

/** Published questions are for practice, or reserved for tests, as the current revision says. */
function asShown(row: QuestionRow): QuestionRow {
  const isShown = row.status === 'published' || row.status === 'reserved';
  return isShown ? { ...row, status: row.reserved ? 'reserved' : 'published' } : row;
}
