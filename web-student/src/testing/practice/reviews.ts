import { dayMs, minuteMs } from '#domain/core/durations.ts';
import type { Question } from '#domain/question-types/registry.ts';
import type { DueReview } from '#domain/reviews/contract.ts';
import type { QuestionListing } from '#domain/questions/contract.ts';
import { emptyDashboard } from '../dashboard.ts';
import type { Answers } from '../fake-api.ts';
import { practiceAnswers } from './practice.ts';
import { listing, questionListAnswers } from './question-list.ts';
import { statisticsAnswers } from '../statistics.ts';

/** Answers the dashboard calls of a student without a study plan. @param due reviews that are due now */
export function reviewAnswers(due: readonly QuestionListing[], questions = due) {
  const stopped = new Set<string>();
  return {
    ...emptyDashboard,
    ...questionListAnswers(questions),
    ...statisticsAnswers(questions),
    fetchDueReviews: () => {
      const shown = due
        .filter(({ uid }) => !stopped.has(uid))
        .map(({ uid, type, title }): DueReview => {
          const at = new Date(Date.now() - minuteMs).toISOString();
          return { uid, type, title, due: at, lapses: 0, isLocked: false };
        });
      return {
        status: 200,
        body: { due: shown, dueToday: shown.length, scheduled: shown.length, nextDue: null },
      };
    },
    stopReview: ({ uid }) => {
      stopped.add(uid);
      return { status: 200, body: {} };
    },
  } satisfies Answers;
}

const listingOf = ({ uid, title, difficulty, topics }: Question) =>
  listing(uid, { title, difficulty, topics });

/**
 * Like `reviewAnswers`, for a student who missed questions, with the calls of the exercises. An answered review is not
 * due again.
 * @param fresh unanswered questions
 */
export function missedAnswers(questions: readonly Question[], fresh: readonly Question[] = []) {
  const missed = questions.map((question) => ({
    ...listingOf(question),
    answered: 1,
    lastPercent: 0,
    lastSuccessful: false,
  }));
  const answers = reviewAnswers(missed, [...missed, ...fresh.map(listingOf)]);
  const exercises = new Map(
    [...questions, ...fresh].map((question) => [question.uid, practiceAnswers(question)]),
  );
  const exerciseOf = (uid: string) => {
    const found = exercises.get(uid);
    if (!found) throw new Error(`The test has no question ${uid}`);
    return found;
  };
  const answered = new Set<string>();
  return {
    ...answers,
    fetchQuestion: ({ uid }) => exerciseOf(uid).fetchQuestion(),
    fetchNeighbours: ({ uid }) => exerciseOf(uid).fetchNeighbours(),
    fetchOwnAttempts: ({ uid }) => exerciseOf(uid).fetchOwnAttempts(),
    saveQuestionDone: (input) => {
      answered.add(input.uid);
      return exerciseOf(input.uid).saveQuestionDone(input);
    },
    fetchDueReviews: () => {
      const { status, body } = answers.fetchDueReviews();
      const due = body.due.filter(({ uid }) => !answered.has(uid));
      const nextDue = answered.size > 0 ? new Date(Date.now() + 3 * dayMs).toISOString() : null;
      return { status, body: { ...body, due, dueToday: due.length, nextDue } };
    },
  } satisfies Answers;
}
