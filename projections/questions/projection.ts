import type { Section, TypeCode } from '#domain/question-types/type-code.ts';
import { questionTypes } from '#domain/question-types/registry.ts';
import type { QuestionEvent } from '#domain/questions/question-bank.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/stream-id.ts';

/** A question for lists: nothing of its material, nothing of its key. */
export interface QuestionRow {
  readonly uid: string;
  readonly type: TypeCode;
  readonly section: Section;
  readonly title: string;
  readonly level: 'easy' | 'medium' | 'hard';
  readonly free: boolean;
  /** 1 as it was added, one more with each correction. */
  readonly version: number;
}

export const questions = defineProjection<'questions', QuestionRow, QuestionEvent['type']>({
  name: 'questions',
  version: 1,
  columns: {
    uid: 'text',
    type: 'text',
    section: 'text',
    title: 'text',
    level: 'text',
    free: 'boolean',
    version: 'integer',
  },
  key: ['uid'],
  indexes: [['type', 'uid']],
  eventTypes: ['QuestionAdded', 'QuestionCorrected'],
  keyOf: ({ stream }) => [streamId(stream)],
  fold(row, { data }) {
    const { uid, type, title, level, free } = data.question;
    const { section } = questionTypes[type];
    return { uid, type, section, title, level, free, version: (row?.version ?? 0) + 1 };
  },
});
