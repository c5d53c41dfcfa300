import { v7 as newId } from 'uuid';
import { cartStream } from '#domain/commerce/carts/cart.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { creditLedgerStream } from '#domain/credits/credit-ledger.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { markReportStream } from '#domain/writing/mark-report.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import type { Score } from '#domain/scoring/score.ts';
import { putFor } from './put-into-store.ts';

const score: Score = {
  points: 1,
  maximum: 2,
  successful: false,
  rubric: '2025',
  scorer: 'embedded',
  scorerVersion: 1,
  traits: [],
};
const failure = 'Nothing could be heard.';
const at = (time: string) => `2026-10-05T${time}.000Z`;

interface RareEvents {
  /** Of someone whom nothing else is told of. */
  readonly userId: string;
  /** Of a question that is answered in writing. */
  readonly uid: string;
  /** Of a purchase with money left to give back. */
  readonly cartId: string;
  readonly buyerId: string;
}

/**
 * What no call brings about within minutes: an engine that comes to no score, time
 * that an outage took, credits carried forward, a bank that refuses to give money back. It is put into the store as
 * this release writes it.
 */
export async function tellRareEvents(
  journal: Journal,
  { userId, uid, cartId, buyerId }: RareEvents,
): Promise<void> {
  const put = putFor(journal, userId);
  const attemptId = newId();
  const answered = { attemptId, uid, type: 'WWS' } as const;
  const { length: _length, ...unused } = creditLedgerStream.initial;
  const balances = { writing: 3, speaking: 3, full_test: 0, sectional_test: 0 };
  await put(
    creditLedgerStream,
    creditLedgerStream.nameOf(userId),
    {
      type: 'CreditsCarriedForward',
      data: { ...unused, balances, welcomed: ['writing', 'speaking'] },
    },
    { type: 'CreditSpent', data: { kind: 'writing', attemptId, uid } },
    { type: 'CreditGivenBack', data: { kind: 'writing', attemptId, uid, cause: 'analysis_failed' } },
  );
  const answer = { type: 'WWS', text: 'They meet.' } as const;
  await put(
    questionAttemptStream,
    questionAttemptStream.nameOf(attemptId),
    { type: 'AnswerSubmitted', data: { ...answered, revision: 1, answer, secondsUsed: 60 } },
    { type: 'AnswerAnalysisFailed', data: { ...answered, reason: failure } },
  );

  const reportId = newId();
  const { scorer, scorerVersion } = score;
  await put(
    markReportStream,
    markReportStream.nameOf(reportId),
    {
      type: 'MarkReported',
      data: {
        reportId,
        place: 'practice',
        answerId: attemptId,
        uid,
        span: [0, 4],
        fault: 'grammar',
        scorer,
        scorerVersion,
      },
    },
    { type: 'MarkReportJudged', data: { reportId, judgement: 'rejected' } },
  );

  const sessionId = newId();
  const clock = { section: 0, clock: 0 };
  await put(
    mockTestStream,
    mockTestStream.nameOf(sessionId),
    {
      type: 'MockTestStarted',
      data: {
        sessionId,
        mockTestId: 'writing_new_format',
        userId,
        sections: [{ section: 'writing', clocks: [{ seconds: 600, questions: [{ uid, revision: 1 }] }] }],
        startedAt: at('09:00:00'),
        expiresAt: '2026-10-12T09:00:00.000Z',
        examType: 'new_format',
      },
    },
    {
      type: 'MockTestTimeGivenBack',
      data: { ...clock, cause: 'outage', from: at('09:01:00'), until: at('09:01:30'), seconds: 30 },
    },
    { type: 'MockTestAnswerSubmitted', data: { uid, index: 0, answer, submittedAt: at('09:05:00') } },
    { type: 'MockTestAnswerAnalysisFailed', data: { uid, reason: failure } },
    { type: 'MockTestSectionEnded', data: { section: 'writing', cause: 'student' } },
    { type: 'MockTestSubmitted', data: { answered: 1, questions: 1 } },
    {
      type: 'MockTestResultRecorded',
      data: { mockTestId: 'writing_new_format', results: [{ uid, failure }], points: 0, maximum: 0 },
    },
    { type: 'MockTestLateScoreRecorded', data: { uid, score, points: 1, maximum: 2 } },
  );

  const refundKey = 'story-refund';
  await putFor(journal, buyerId)(
    cartStream,
    cartStream.nameOf(cartId),
    {
      type: 'RefundAsked',
      data: { refundKey, amount: { amount: 100, currency: 'INR' }, cause: 'admin', reason: 'A second fee' },
    },
    { type: 'RefundFailed', data: { refundKey, code: 'expired_or_canceled_card' } },
  );
}
