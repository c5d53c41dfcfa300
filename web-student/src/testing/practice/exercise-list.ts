import type { RuleQuestion } from '#domain/question-types/registry.ts';
import type { QuestionListing } from '#domain/questions/contract.ts';
import { refused, type Answers } from '../fake-api.ts';
import { practiceAnswers } from './practice.ts';
import { listing, questionListAnswers } from './question-list.ts';

type List = Parameters<ReturnType<typeof questionListAnswers>['fetchQuestions']>[0];

export function exerciseListAnswers(questions: readonly RuleQuestion[]) {
  const pages = new Map(questions.map((question) => [question.uid, practiceAnswers(question)]));
  const marks = new Map<string, Partial<QuestionListing>>();
  const cleared = new Map<string, number>();
  const attemptsAt = (uid: string) => pages.get(uid)?.fetchOwnAttempts().body.attempts ?? [];
  const mark = (uid: string, more: Partial<QuestionListing>) => {
    marks.set(uid, { ...marks.get(uid), ...more });
    return { status: 200, body: {} } as const;
  };
  const rows = () =>
    questions.map(({ uid, title }) => {
      const attempts = attemptsAt(uid);
      const counted = attempts.slice(0, attempts.length - (cleared.get(uid) ?? 0));
      const scores = counted.flatMap((attempt) => attempt.scores.map(({ score }) => score));
      const percents = scores.map(({ points, maximum }) => (100 * points) / maximum);
      return listing(uid, {
        title,
        answered: counted.length,
        bestPercent: percents.length > 0 ? Math.max(...percents) : null,
        lastPercent: percents[0] ?? null,
        lastSuccessful: scores[0]?.successful ?? null,
        ...marks.get(uid),
      });
    });
  const found = (input: List) => questionListAnswers(rows()).fetchQuestions(input);
  return {
    fetchQuestion: ({ uid }) => pages.get(uid)?.fetchQuestion() ?? refused('question_not_found'),
    fetchOwnAttempts: ({ uid }) => ({ status: 200, body: { attempts: attemptsAt(uid) } }),
    saveQuestionDone: (input) =>
      pages.get(input.uid)?.saveQuestionDone(input) ?? refused('question_not_found'),
    fetchQuestions: found,
    fetchExercises: () => questionListAnswers(rows()).fetchExercises(),
    fetchNextNotDone: (input) => questionListAnswers(rows()).fetchNextNotDone(input),
    fetchNeighbours: ({ uid, ...list }) => {
      const { questions: all, total } = found({ ...list, offset: 0, limit: 100 }).body;
      const at = all.findIndex((one) => one.uid === uid);
      const [previous = null, next = null] = at < 0 ? [] : [all[at - 1]?.uid, all[at + 1]?.uid];
      return { status: 200, body: { previous, next, place: at < 0 ? null : at + 1, total } };
    },
    toggleFavoriteQuestion: ({ uid, isFavorite }) => mark(uid, { isFavorite }),
    markQuestionAsTested: ({ uid, isTested }) => mark(uid, { isTested }),
    clearExerciseScore: ({ exercise, uid }) => {
      for (const one of questions) {
        if (one.type === exercise && (uid === undefined || one.uid === uid))
          cleared.set(one.uid, attemptsAt(one.uid).length);
      }
      return { status: 200, body: {} };
    },
  } satisfies Answers;
}
