import type { DueReview } from '#domain/reviews/contract.ts';
import type { QuestionListing } from '#domain/questions/contract.ts';
import type { Answers } from './fake-api.ts';
import { questionListAnswers } from './question-list.ts';
import { statisticsAnswers } from './statistics.ts';

/** Answers the calls of the dashboard of a student who has no study plan. @param missed the questions that are due */
export function reviewAnswers(missed: readonly QuestionListing[], questions = missed) {
  const due = new Map<string, DueReview>(
    missed.map(({ uid, type, title }) => [
      uid,
      { uid, type, title, due: new Date(Date.now() - 60_000).toISOString(), lapses: 0, isLocked: false },
    ]),
  );
  /** Questions that were answered correctly meanwhile come back later. */
  const later = new Set<string>();
  return {
    ...questionListAnswers(questions),
    ...statisticsAnswers(questions),
    fetchDueReviews: () => ({
      status: 200,
      body: {
        due: [...due.values()],
        dueToday: due.size,
        scheduled: due.size + later.size,
        nextDue: later.size > 0 ? new Date(Date.now() + 3 * 86_400_000).toISOString() : null,
      },
    }),
    stopReview: ({ uid }) => {
      due.delete(uid);
      return { status: 200, body: {} };
    },
    fetchStudyPlan: () => ({
      status: 200,
      body: {
        settings: null,
        today: new Date().toISOString().slice(0, 10),
        scoreToday: { answers: 0, skills: [], figures: null },
        weeks: [],
        done: { types: [], reviews: 0, sittings: 0 },
        minutesThisWeek: 0,
        reasons: [],
      },
    }),
    fetchAllMockTest: () => ({
      status: 200,
      body: {
        mockTests: [],
        credits: { full: 0, sectional: 0 },
        extraPercent: null,
        stopClock: false,
        paidBy: { full: null, sectional: null },
      },
    }),
    getDateNow: () => ({ status: 200, body: { dateNow: new Date().toISOString() } }),
  } satisfies Answers;
}
