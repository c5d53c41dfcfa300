import { reject, type Rejection } from '#domain/core/events/decision.ts';
import { creditKindOf } from '#domain/credits/credit-kind-of.ts';
import type { AnswerCreditKind } from '#domain/credits/credit-kinds.ts';
import type { NoCredits } from '#domain/credits/credit-ledger.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { isInPractice, type Viewer } from '#domain/practice/access.ts';
import {
  questionAttemptStream,
  scoreOf,
  submitAnswer as decideAnswer,
  type QuestionAttempt,
} from '#domain/practice/question-attempt.ts';
import { isSameAnswer } from '#domain/question-types/recorded-answer.ts';
import { hasRule, isEmptyAnswer, type Answer, type Question } from '#domain/question-types/registry.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { TimelineStep } from '#domain/practice/timeline.ts';
import type { Person } from '#projections/progress/person.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CreditDependencies } from '../credits/credit-account.ts';
import { spendForAnswer } from '../credits/credits.ts';
import { reserveAnalysis } from '../credits/analysis-allowance.ts';
import { hasAnsweredRecording, keepAnsweredRecording } from '../speaking/answered-recording.ts';
import { handle, type Accepted, type HandlingRejection } from '../core/handle.ts';
import type { QuestionBank } from '../questions/question-bank.ts';
import type { BankQuestion } from '../questions/question-history.ts';

export interface GivenAnswer {
  readonly uid: string;
  readonly answer: Answer;
  readonly secondsUsed: number;
  /** The revision that was shown; the current one by default. */
  readonly revision?: number | undefined;
  readonly timeline: readonly TimelineStep[];
}

export interface AnswerSender {
  readonly viewer: Viewer;
  readonly person: Person;
  readonly network: string;
  /** Kinds that are free for this person: see `unlimitedOf`. */
  readonly unlimited?: readonly AnswerCreditKind[];
}

export type SubmittedAnswer = Pick<Accepted<QuestionAttempt>, 'position' | 'revision'> & {
  /** Absent if an analysis scores it later. */
  readonly score?: Score;
  readonly question: Question;
};

type Asked = { readonly question: Question; readonly revision: number };
type Unasked = 'question_not_found' | 'question_retired' | 'question_changed';
type Refusal =
  | Unasked
  | 'already_submitted'
  | 'paid_plan_needed'
  | 'answer_does_not_fit'
  | 'recording_missing'
  | NoCredits
  | HandlingRejection;

/** Includes credits, which pay for analyses, and recordings. */
export type SubmitDependencies = CreditDependencies & Pick<Dependencies, 'bank' | 'files' | 'rateLimiter'>;

/** Scores and records an answer, usually in one append. Analyses are paid for once accepted. @throws StoreUnavailable */
export async function submitAnswer(
  dependencies: SubmitDependencies,
  { uid, answer, secondsUsed, revision, timeline }: GivenAnswer,
  sender: AnswerSender,
  context: CommandContext,
): Promise<SubmittedAnswer | Rejection<Refusal>> {
  const { journal, bank } = dependencies;
  const { viewer } = sender;
  const attemptId = context.commandId;
  const asked = await askedOf(bank, await bank.get(uid, revision), revision);
  const decide = (attempt: QuestionAttempt) =>
    'rejected' in asked
      ? asked
      : decideAnswer(attempt, {
          ...asked,
          attemptId,
          answer,
          secondsUsed,
          timeline,
          viewer,
          now: context.at,
        });
  const analysed = 'question' in asked && !hasRule(asked.question) ? asked.question : undefined;
  const accepted = await handle(journal, questionAttemptStream, attemptId, context, decide, {
    isNew: 'question' in asked && !analysed,
    ...(analysed && {
      prepare: () =>
        prepareAnalysis(
          dependencies,
          { kind: creditKindOf(analysed.type), attemptId, uid, answer },
          sender,
          context,
        ),
    }),
  });
  if ('rejected' in accepted) return accepted;
  const { state, position, replayed } = accepted;
  if (state.status === 'open') throw new Error(`The attempt ${attemptId} has no answer`);
  const isRepetition = state.uid === uid && isSameAnswer(state.answer, answer);
  if (replayed && !isRepetition) return reject('already_submitted');
  const isAsked = 'question' in asked && asked.revision === state.revision;
  const question = isAsked ? asked.question : await bank.getRevision(uid, state.revision);
  return {
    ...(state.status === 'scored' && { score: scoreOf(state).score }),
    question,
    revision: accepted.revision,
    ...(position !== undefined && { position }),
  };
}

/** Spends the credit and keeps the recording of an accepted answer, once. A retry or housekeeping settles an interruption: ADR 31. */
async function prepareAnalysis(
  dependencies: SubmitDependencies,
  {
    answer,
    ...answered
  }: {
    readonly kind: AnswerCreditKind;
    readonly attemptId: string;
    readonly uid: string;
    readonly answer: Answer;
  },
  { person, network, unlimited = [] }: AnswerSender,
  context: CommandContext,
): Promise<Rejection<NoCredits | HandlingRejection | 'recording_missing'> | undefined> {
  // A student who only wants the answer submits nothing: there is nothing to analyse or to pay.
  if (answered.kind === 'speaking' && isEmptyAnswer(answer)) return undefined;
  if (!(await hasAnsweredRecording(dependencies, person, answer))) return reject('recording_missing');
  const reserved = await reserveAnalysis(dependencies.rateLimiter, { person, network, kind: answered.kind });
  if (!reserved) return reject(`no_${answered.kind}_credits`);
  const unpaid = await spendForAnswer(dependencies, person, answered, context, unlimited);
  if (unpaid) reserved.release();
  else await keepAnsweredRecording(dependencies, person, answer);
  return unpaid;
}

/** The question as shown, if its key is unchanged. Whether it is free is decided now, or old revisions would open paid ones. */
async function askedOf(
  bank: QuestionBank,
  present: BankQuestion | undefined,
  seen: number | undefined,
): Promise<Asked | Rejection<Unasked>> {
  // Reserved questions are not in practice, where any visitor's attempt would reveal the solution.
  if (!present || !isInPractice(present)) return reject('question_not_found');
  if (present.status === 'retired') return reject('question_retired');
  const { question, revision, keyRevision } = present;
  if (seen === undefined || seen === revision) return { question, revision };
  // A future revision cannot have been shown.
  if (seen < keyRevision || seen > revision) return reject('question_changed');
  const before = await bank.getRevision(question.uid, seen);
  return { question: { ...before, free: question.free }, revision: seen };
}
