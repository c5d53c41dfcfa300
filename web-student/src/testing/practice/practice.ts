import { untouchedLedger } from '#domain/credits/testing/ledger-views.ts';
import type { OwnAttempt } from '#domain/practice/contract.ts';
import { hasRule, scoreAnswer, studentView, type Question } from '#domain/question-types/registry.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { Answers } from '../fake-api.ts';
import { listing } from './question-list.ts';

const at = '2026-01-05T10:00:00.000Z';

/**
 * Answers the calls of an exercise page. The domain removes the key from the question and scores the answer, as on the
 * server; `score` replaces the analysis of written answers.
 */
export function practiceAnswers(question: Question, score?: (text: string) => Score) {
  const { uid } = question;
  const [view, solution] = [studentView(question, 'before'), studentView(question, 'after')];
  const attempts: OwnAttempt[] = [];
  return {
    fetchQuestion: () => ({ status: 200, body: { question: view, revision: 1 } }),
    fetchQuestions: () => ({
      status: 200,
      body: { questions: [listing(uid, { title: question.title, answered: attempts.length })], total: 1 },
    }),
    fetchNeighbours: () => ({ status: 200, body: { previous: null, next: null, place: 1, total: 1 } }),
    fetchOwnAttempts: () => ({ status: 200, body: { attempts } }),
    fetchWritingDraft: () => ({ status: 200, body: { draft: null, after: null, edit: 0 } }),
    saveWritingDraft: () => ({ status: 200, body: { savedAt: at, edit: 1 } }),
    fetchCredits: () => ({ status: 200, body: untouchedLedger }),
    fetchMarkReports: () => ({ status: 200, body: { reports: [] } }),
    saveQuestionDone: ({ answer, secondsUsed, timeline }) => {
      const attemptId = crypto.randomUUID();
      const byRule = hasRule(question) ? scoreAnswer(question, answer) : undefined;
      const scored = byRule ?? score?.('text' in answer ? answer.text : '');
      attempts.unshift({
        attemptId,
        at,
        secondsUsed,
        question: view,
        solution,
        answer,
        timeline,
        failure: null,
        scores: scored ? [{ score: scored, revision: 1, at, reason: null }] : [],
      });
      const accepted = { attemptId, uid, solution };
      return byRule ? { status: 200, body: { ...accepted, score: byRule } } : { status: 202, body: accepted };
    },
  } satisfies Answers;
}
