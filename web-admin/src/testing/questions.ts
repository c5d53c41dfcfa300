import type { Question } from '#domain/question-types/registry.ts';
import type { WholeQuestion } from '../features/questions/seen-question.ts';
import type { Answers } from './render-console.tsx';

export function seenQuestion(question: Question, of: Partial<WholeQuestion> = {}): WholeQuestion {
  const { uid, type, title, difficulty, topics, free, prediction, reserved } = question;
  return {
    id: uid,
    type,
    title,
    difficulty,
    topics,
    free,
    prediction,
    status: reserved ? 'reserved' : 'published',
    revision: 1,
    openReports: 0,
    question,
    ...of,
  };
}

export function bankOf(question: Question, of: Partial<WholeQuestion> = {}) {
  let seen = seenQuestion(question, of);
  const revisions: { reason: string | null; question: Question }[] = [{ reason: null, question }];
  const changed = (change: Partial<WholeQuestion>) => {
    seen = { ...seen, ...change };
    return { status: 200 as const, body: { uid: seen.id, revision: seen.revision } };
  };
  const revise = (to: Question, reason: string) => {
    revisions.unshift({ reason, question: to });
    return changed(seenQuestion(to, { revision: seen.revision + 1 }));
  };
  const answers = {
    one_questions: () => ({ status: 200, body: seen, etag: `"${seen.revision}"` }),
    list_questions: () => ({ status: 200, body: [seen], total: 1 }),
    fetchPlayableTrack: ({ track }) => ({ status: 200, body: { track } }),
    fetchViewablePicture: ({ image }) => ({ status: 200, body: { image } }),
    fetchQuestionRevisions: () => ({
      status: 200,
      body: {
        status: seen.status,
        revisions: revisions.map((one, index) => ({
          ...one,
          revision: revisions.length - index,
          at: '2026-01-05T10:00:00.000Z',
          changesKey: false,
          attempts: 0,
        })),
      },
    }),
    reviseQuestion: ({ question: to, reason }) => {
      const { status, body } = revise(to, reason);
      return { status, body: { ...body, changesKey: false } };
    },
    publishQuestion: () => changed({ status: 'published' }),
    retireQuestion: () => changed({ status: 'retired' }),
  } satisfies Answers;
  return { answers, revise };
}
