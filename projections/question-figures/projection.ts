import { z } from 'zod';
import type { Instant } from '#domain/core/instant.ts';
import {
  answersToBePlaced,
  discriminationOf,
  flagsOf,
  noFigures,
  shareOf,
  withAnswer,
  type FigureFlag,
  type Figures,
} from '#domain/questions/figures.ts';
import { partsOfScore } from '#domain/questions/parts-of-score.ts';
import { ratedBy, ratingOfLabel } from '#domain/questions/rating.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { typeOfUid, type TypeCode } from '#domain/question-types/type-code.ts';
import { timelineSchema } from '#domain/practice/timeline.ts';
import { scoreSchema, type Score } from '#domain/scoring/score.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';
import { noteInSitting } from './sitting.ts';
import { inSitting, levelIn, newcomer, scored, scoredInSitting, submitted, type Student } from './student.ts';

const columns = {
  id: column.text(),
  kind: column.text<'question' | 'student'>(),
  /** The question, as for all columns but the last; null in a student's row. */
  uid: column.text().orNull(),
  type: column.text<TypeCode>().orNull(),
  place: column.number().orNull(),
  variance: column.number().orNull(),
  answers: column.integer(),
  rightShare: column.number().orNull(),
  share: column.number().orNull(),
  seconds: column.number().orNull(),
  discrimination: column.number().orNull(),
  flags: column.list<FigureFlag>(),
  figures: column.json<Figures>().orNull(),
  /** null in a question's row, and once the account was deleted. */
  student: column.json<Student>().orNull(),
};

/** Figures of questions from their answers. A student's next answer needs that student's row. */
export type QuestionFiguresRow = RowOf<typeof columns>;

/** A faster answer was not read. */
const leastSeconds = 2;

const questionRow = (uid: string) => `question ${uid}`;
/** The key of a student's row with the place in each skill. */
export const studentRow = (userId: string) => `student ${userId}`;

export const questionFigures = defineProjection({
  name: 'question_figures',
  version: 3,
  columns,
  key: ['id'],
  indexes: [
    // Queries over all questions use indexes only, because the rows are large.
    { columns: ['uid'], include: ['place'], where: "kind = 'question'" },
    {
      columns: ['answers'],
      include: [
        'uid',
        'type',
        'rightShare',
        'share',
        'seconds',
        'discrimination',
        'place',
        'variance',
        'flags',
      ],
      where: "kind = 'question'",
    },
  ],
  eventTypes: [
    'QuestionDrafted',
    'QuestionRevised',
    'AnswerSubmitted',
    'AnswerScored',
    'MockTestStarted',
    'MockTestSectionStarted',
    'MockTestBreakEnded',
    'MockTestAnswerSubmitted',
    'MockTestResultRecorded',
    'MockTestLateScoreRecorded',
    'AccountDeleted',
  ],
  reads: {
    AnswerSubmitted: z.object({
      attemptId: z.string(),
      uid: z.string(),
      secondsUsed: z.number(),
      timeline: timelineSchema.optional(),
    }),
    AnswerScored: z.object({
      attemptId: z.string(),
      uid: z.string(),
      secondsUsed: z.number(),
      score: scoreSchema.pick({ points: true, maximum: true, successful: true, traits: true }),
    }),
  },
  keysOf(event) {
    const { userId } = event.metadata;
    switch (event.type) {
      case 'QuestionDrafted':
      case 'QuestionRevised':
        return [{ id: questionRow(streamId(event.stream)) }];
      case 'AccountDeleted':
        return [{ id: studentRow(streamId(event.stream)) }];
      case 'AnswerSubmitted':
      case 'MockTestStarted':
      case 'MockTestSectionStarted':
      case 'MockTestBreakEnded':
      case 'MockTestAnswerSubmitted':
        return keysOfAnswers(userId, []);
      case 'AnswerScored':
      case 'MockTestLateScoreRecorded':
        return keysOfAnswers(userId, [event.data]);
      case 'MockTestResultRecorded':
        return keysOfAnswers(userId, event.data.results);
    }
  },
  fold(before, event): readonly QuestionFiguresRow[] {
    const { at, userId = '' } = event.metadata;
    const rows = new Map(before.map((row) => [row.id, row]));
    const known = rows.get(studentRow(userId));
    const student = known ? known.student : newcomer;
    // After the account's deletion nothing of its student is stored again.
    if (student === null) return [];
    switch (event.type) {
      case 'QuestionDrafted':
        return [newQuestion(streamId(event.stream), event.data.question)];
      case 'QuestionRevised':
        return revised(before[0], streamId(event.stream), event.data);
      case 'AccountDeleted':
        // Even without answers, because a score may still arrive.
        return [rowOfStudent(streamId(event.stream), null)];
      case 'AnswerSubmitted': {
        const { attemptId, uid, secondsUsed, timeline = [] } = event.data;
        const counts = secondsUsed >= leastSeconds && !timeline.some(({ act }) => act === 'shown');
        const after = submitted(student, { attemptId, uid, counts });
        return after ? [rowOfStudent(userId, after)] : [];
      }
      case 'AnswerScored': {
        const { attemptId, uid, score, secondsUsed: seconds } = event.data;
        const after = scored(student, attemptId);
        return after ? counted(rows, userId, after, [{ uid, score, seconds, at }]) : [];
      }
      case 'MockTestStarted':
      case 'MockTestSectionStarted':
      case 'MockTestBreakEnded':
      case 'MockTestAnswerSubmitted': {
        const sessionId = streamId(event.stream);
        const sitting = noteInSitting(student.sittings[sessionId], event);
        return sitting ? [rowOfStudent(userId, inSitting(student, sessionId, sitting))] : [];
      }
      case 'MockTestResultRecorded':
      case 'MockTestLateScoreRecorded': {
        const results = event.type === 'MockTestResultRecorded' ? event.data.results : [event.data];
        const given = results.flatMap((result) => ('score' in result ? [result] : []));
        const uids = given.map(({ uid }) => uid);
        const after = scoredInSitting(student, streamId(event.stream), uids);
        if (!after) return [];
        const answers = given.map(({ uid, score }) => ({
          uid,
          score,
          seconds: after.seconds.get(uid) ?? 0,
          at,
        }));
        return counted(
          rows,
          userId,
          after.student,
          answers.filter(({ seconds }) => seconds >= leastSeconds),
        );
      }
    }
  },
});

function keysOfAnswers(userId: string | undefined, answers: readonly { readonly uid: string }[]) {
  if (userId === undefined) return [];
  const uids = new Set(answers.map(({ uid }) => uid));
  return [studentRow(userId), ...[...uids].map(questionRow)].map((id) => ({ id }));
}

const emptyRow = {
  uid: null,
  type: null,
  place: null,
  variance: null,
  answers: 0,
  rightShare: null,
  share: null,
  seconds: null,
  discrimination: null,
  flags: [],
  figures: null,
  student: null,
} satisfies Partial<QuestionFiguresRow>;

const rowOfStudent = (userId: string, student: Student | null): QuestionFiguresRow => ({
  ...emptyRow,
  id: studentRow(userId),
  kind: 'student',
  student,
});

function newQuestion(
  uid: string,
  { type, difficulty }: Pick<Question, 'type' | 'difficulty'>,
): QuestionFiguresRow {
  const known = { uid, type, ...ratingOfLabel(difficulty), figures: noFigures };
  return { ...emptyRow, id: questionRow(uid), kind: 'question', ...known };
}

/** Answers by an older key say nothing about the current question; nor does the label, once there are answers. */
function revised(
  row: QuestionFiguresRow | undefined,
  uid: string,
  { question, changesKey }: { readonly question: Question; readonly changesKey: boolean },
): readonly QuestionFiguresRow[] {
  return row && row.answers > 0 && !changesKey ? [] : [newQuestion(uid, question)];
}

interface Answer {
  readonly uid: string;
  readonly score: Pick<Score, 'points' | 'maximum' | 'successful' | 'traits'>;
  readonly seconds: number;
  readonly at: Instant;
}

/** The rows of a student and of the questions after answers that count. */
function counted(
  rows: ReadonlyMap<string, QuestionFiguresRow>,
  userId: string,
  before: Student,
  answers: readonly Answer[],
): QuestionFiguresRow[] {
  let student = before;
  const questions: QuestionFiguresRow[] = [];
  for (const answer of answers) {
    const row = rows.get(questionRow(answer.uid));
    if (!row || row.place === null || row.variance === null || answer.score.maximum === 0) continue;
    const skill = catalogue[typeOfUid(answer.uid)].section;
    const level = levelIn(student, skill);
    const share = shareOf(answer.score);
    const rated = ratedBy(level, { place: row.place, variance: row.variance }, share);
    questions.push({ ...row, ...rated.question, ...figuresAfter(row.figures ?? noFigures, answer, level) });
    const levels = { ...student.levels, [skill]: { ...rated.student, answers: level.answers + 1 } };
    student = { ...student, levels };
  }
  return [...questions, rowOfStudent(userId, student)];
}

function figuresAfter(
  before: Figures,
  { score, seconds, at }: Answer,
  level: ReturnType<typeof levelIn>,
): Omit<QuestionFiguresRow, 'id' | 'kind' | 'uid' | 'type' | 'place' | 'variance' | 'student'> {
  const figures = withAnswer(before, {
    ...score,
    seconds,
    at,
    place: level.answers >= answersToBePlaced ? level.place : undefined,
    parts: partsOfScore(score),
  });
  return {
    answers: figures.answers,
    rightShare: figures.right / figures.answers,
    share: shareOf(figures),
    seconds: figures.seconds / figures.answers,
    discrimination: discriminationOf(figures),
    flags: flagsOf(figures),
    figures,
  };
}
