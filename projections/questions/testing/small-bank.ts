import type { Question } from '#domain/question-types/registry.ts';
import { lwdQuestion, rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { score } from '../../core/testing/examples.ts';
import type { Example } from '../../core/testing/recorded.ts';

export const ann = { userId: '0190a000-0000-7000-8000-00000000000a' };
/** A visitor with the id of a user. */
export const visitor = { visitorId: ann.userId };
export const nobody = { userId: '0190a000-0000-7000-8000-00000000000b' };
const on = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`;

/** Titles with wildcards of LIKE and operators of text search. */
const bank: readonly (readonly [uid: string, about: Partial<Question>])[] = [
  ['RSA-0001', { title: 'Rain 100% of the time', difficulty: 1, prediction: true }],
  ['RSA-0002', { title: 'Storms & rain_clouds', difficulty: 3, free: false }],
  ['RSA-0003', { title: 'Été à Paris', difficulty: 3 }],
  ['RSA-0004', { title: 'apples', difficulty: 5, free: false, prediction: true }],
  ['LWD-0001', { title: "Darwin's tea", difficulty: 2 }],
  ['LWD-0002', { title: 'Rain', difficulty: 4, free: false }],
  ['LWD-0003', { title: 'Rain', difficulty: 4, topics: ['science', 'nature'] }],
];

function drafted(uid: string, about: Partial<Question>): Example {
  const sample = uid.startsWith('RSA') ? rsaQuestion : lwdQuestion;
  const question = { ...sample, ...about, uid } as Question;
  return { type: 'QuestionDrafted', data: { question }, stream: `question-${uid}` };
}

const published = (uid: string): Example => {
  return { type: 'QuestionPublished', data: {}, stream: `question-${uid}` };
};

function answered(
  by: typeof ann | typeof visitor,
  attemptId: string,
  uid: string,
  points: number,
  day: number,
): Example {
  return {
    type: 'AnswerScored',
    data: { attemptId, uid, type: typeOfUid(uid), score: score(points, 4), secondsUsed: 5 },
    stream: `question_attempt-${attemptId}`,
    ...by,
    at: on(day),
  };
}

const marked = (type: 'QuestionFavorited' | 'QuestionMarkedAsTested', uid: string): Example => ({
  type,
  data: { uid },
  stream: `practice_marks-${ann.userId}-${typeOfUid(uid)}`,
  ...ann,
});

const reported = (reportId: string, uid: string): Example => ({
  type: 'QuestionReported',
  data: { reportId, uid, revision: 1, reason: 'spelling', message: 'A letter is missing.' },
  stream: `question_report-${reportId}`,
  ...ann,
});

export const events: readonly Example[] = [
  ...bank.flatMap(([uid, about]) => [drafted(uid, about), published(uid)]),
  drafted('RSA-0008', { title: 'Rain in a draft', prediction: true }),
  drafted('RSA-0009', { title: 'Rain of old', prediction: true }),
  published('RSA-0009'),
  drafted('RSA-0011', { title: 'Rain in a test', reserved: true, everyday: true, prediction: true }),
  published('RSA-0011'),
  answered(ann, 'a1', 'RSA-0001', 4, 1),
  answered(ann, 'a2', 'RSA-0001', 1, 2),
  answered(ann, 'a3', 'RSA-0002', 4, 3),
  answered(ann, 'a4', 'RSA-0009', 1, 3),
  // The later answers are forgotten, except for their marks.
  answered(ann, 'a5', 'LWD-0001', 4, 4),
  answered(ann, 'a6', 'LWD-0002', 1, 4),
  marked('QuestionFavorited', 'LWD-0001'),
  {
    type: 'ExerciseScoreCleared',
    data: { exercise: 'LWD', clearedAt: on(5) },
    stream: `practice_marks-${ann.userId}-LWD`,
    ...ann,
  },
  answered(ann, 'a7', 'LWD-0002', 3, 6),
  marked('QuestionFavorited', 'RSA-0003'),
  marked('QuestionMarkedAsTested', 'RSA-0001'),
  answered(visitor, 'v1', 'RSA-0004', 4, 1),
  { type: 'QuestionRetired', data: { reason: 'Too easy.' }, stream: 'question-RSA-0009' },
  reported('r1', 'LWD-0001'),
  reported('r2', 'LWD-0001'),
  reported('r3', 'RSA-0001'),
  {
    type: 'QuestionReportResolved',
    data: { reportId: 'r3', resolution: 'declined', note: 'It is right.' },
    stream: 'question_report-r3',
  },
];
