import type { Question } from '#domain/question-types/registry.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { QuestionEvent } from '#domain/questions/question-bank.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/stream-id.ts';
import { searchVector, wordsOf } from './words.ts';

/** A question for lists: nothing of its material, nothing of its key. */
export interface QuestionRow {
  readonly uid: string;
  readonly type: TypeCode;
  readonly status: 'draft' | 'published' | 'retired';
  readonly title: string;
  /** Titles stand in the order of this: without regard to case and accents. */
  readonly sortTitle: string;
  /** The words it is found by; see `words.ts`. */
  readonly words: string;
  readonly difficulty: number;
  /** Their names with a space between. */
  readonly topics: string;
  readonly free: boolean;
  readonly prediction: boolean;
  /** 1 as it was drafted, one more with each revision. */
  readonly revision: number;
}

function listed(question: Question) {
  const { uid, type, title, difficulty, topics, free, prediction } = question;
  return {
    uid,
    type,
    title,
    difficulty,
    free,
    prediction,
    sortTitle: wordsOf(title).join(' '),
    words: searchVector(uid, title),
    topics: topics.join(' '),
  };
}

/** Students see published questions only; what a list filters and sorts by stands in the index itself. */
const where = "status = 'published'";
const include = ['type', 'difficulty', 'free', 'prediction', 'topics'] as const;
const beside = (...key: readonly string[]) => include.filter((column) => !key.includes(column));

export const questions = defineProjection<'questions', QuestionRow, QuestionEvent['type']>({
  name: 'questions',
  version: 3,
  columns: {
    uid: 'text',
    type: 'text',
    status: 'text',
    title: 'text',
    sortTitle: 'text',
    words: 'tsvector',
    difficulty: 'integer',
    topics: 'text',
    free: 'boolean',
    prediction: 'boolean',
    revision: 'integer',
  },
  key: ['uid'],
  indexes: [
    { columns: ['uid'], include: beside(), where },
    { columns: ['sortTitle', 'uid'], include: beside(), where },
    { columns: ['difficulty', 'uid'], include: beside('difficulty'), where },
    { columns: ['type', 'uid'], include: beside('type'), where },
    { columns: ['words'], using: 'gin', where },
  ],
  eventTypes: [
    'QuestionDrafted',
    'QuestionPublished',
    'QuestionRevised',
    'QuestionRetired',
    'QuestionAdded',
    'QuestionCorrected',
  ],
  keyOf: ({ stream }) => [streamId(stream)],
  fold(row, event) {
    switch (event.type) {
      case 'QuestionDrafted':
        return { ...listed(event.data.question), status: 'draft', revision: 1 };
      case 'QuestionAdded':
        return { ...listed(event.data.question), status: 'published', revision: 1 };
      case 'QuestionPublished':
        return row && { ...row, status: 'published' };
      case 'QuestionRetired':
        return row && { ...row, status: 'retired' };
      case 'QuestionRevised':
      case 'QuestionCorrected':
        return row && { ...row, ...listed(event.data.question), revision: row.revision + 1 };
    }
  },
});
