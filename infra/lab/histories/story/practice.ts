import { CallFailed } from '#domain/core/call-failed.ts';
import type { Client } from '#domain/core/client.ts';
import {
  clearExerciseScore,
  markQuestionAsTested,
  saveQuestionDone,
  toggleFavoriteQuestion,
} from '#domain/practice/contract.ts';
import type { TimelineStep } from '#domain/practice/timeline.ts';
import {
  answerableCodes,
  hasRule,
  startingAnswerTo,
  rightAnswerTo,
  type AnswerableCode,
  type Question,
} from '#domain/question-types/registry.ts';
import { fetchQuestionRevisions } from '#domain/questions/admin-contract.ts';
import { fetchQuestion, fetchQuestions, reportQuestion } from '#domain/questions/contract.ts';
import { someAnswer } from '#infra/lab/faults/players/answers.ts';

export type Samples = { readonly [Code in AnswerableCode]: Question };

export async function chooseSamples(admin: Client): Promise<Samples> {
  const chosen = await Promise.all(
    answerableCodes.map(async (type) => {
      const { body } = await admin.call(fetchQuestions, { type, free: true, limit: 1 });
      const uid = body.questions[0]?.uid;
      if (uid === undefined) throw new Error(`there is no free sample of ${type}`);
      return [type, await questionOf(admin, uid)] as const;
    }),
  );
  return Object.fromEntries(chosen) as Samples;
}

export async function questionOf(admin: Client, uid: string): Promise<Question> {
  const { body } = await admin.call(fetchQuestionRevisions, { uid });
  const question = body.revisions[0]?.question;
  if (!question) throw new Error(`${uid} has no revisions`);
  return question;
}

const refused: ReadonlySet<string> = new Set(['no_writing_credits', 'recording_missing']);

/** A right, another, or an empty answer. */
export type Manner = 'right' | 'some' | 'empty';

export async function answer(person: Client, question: Question, manner: Manner): Promise<void> {
  const { uid } = question;
  const { body } = await person.call(fetchQuestion, { uid });
  const { question: view, revision } = body;
  const given =
    manner === 'right' && hasRule(question)
      ? rightAnswerTo(question)
      : manner !== 'empty'
        ? someAnswer(view, 0.3)
        : startingAnswerTo(view);
  try {
    await person.call(saveQuestionDone, { uid, answer: given, secondsUsed: 12.5, revision, timeline });
  } catch (error) {
    // A visitor has three credits: later answers are rejected, and so are spoken ones without a recording.
    if (!(error instanceof CallFailed) || !refused.has(error.code)) throw error;
  }
}

const timeline: TimelineStep[] = [
  { atMs: 0, act: 'shown' },
  { atMs: 1800, act: 'chose', part: 1, to: 2 },
  { atMs: 4200, act: 'cleared', part: 1 },
  { atMs: 9100, act: 'chose', part: 0, to: 1 },
];

export async function practise(person: Client, samples: Samples, manners: readonly Manner[]): Promise<void> {
  for (const question of Object.values(samples)) {
    for (const manner of manners) await answer(person, question, manner);
  }
}

export async function mark(person: Client, { RSA, RRP, LWD }: Samples): Promise<void> {
  await person.call(toggleFavoriteQuestion, { uid: RSA.uid, isFavorite: true });
  await person.call(toggleFavoriteQuestion, { uid: LWD.uid, isFavorite: true });
  await person.call(toggleFavoriteQuestion, { uid: LWD.uid, isFavorite: false });
  await person.call(markQuestionAsTested, { uid: RSA.uid });
  await person.call(markQuestionAsTested, { uid: RRP.uid });
  await person.call(markQuestionAsTested, { uid: RRP.uid, isTested: false });
  await person.call(clearExerciseScore, { exercise: 'RRP', uid: RRP.uid });
  await person.call(clearExerciseScore, { exercise: 'LWD' });
}

/** @returns the report's id */
export async function report(person: Client, { uid }: Question): Promise<string> {
  const message = 'I am Ben and I think that the key is wrong.';
  const { body } = await person.call(reportQuestion, { uid, reason: 'wrong_answer', message });
  return body.reportId;
}
