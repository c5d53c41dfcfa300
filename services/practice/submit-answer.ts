import { reject, type Rejection } from '#domain/core/decider.ts';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import type { RejectionCode } from '#domain/core/rejection.ts';
import { isInPractice, type Viewer } from '#domain/practice/access.ts';
import {
  questionAttemptCodec,
  questionAttemptDecider,
  questionAttemptStream,
  scoreOf,
  type QuestionAttempt,
  type SubmitAnswer,
} from '#domain/practice/question-attempt.ts';
import { isSameAnswer } from '#domain/question-types/recorded-answer.ts';
import type { Answer, Question } from '#domain/question-types/registry.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { TimelineStep } from '#domain/practice/timeline.ts';
import { execute, type Accepted } from '../core/command-handler.ts';
import type { BankQuestion, QuestionBank } from '../questions/question-bank.ts';

/** An answer as it came in. The command's id is the attempt's. */
export interface GivenAnswer {
  readonly uid: string;
  readonly answer: Answer;
  readonly secondsUsed: number;
  /** The revision that was seen; without it the answer is to the question as it is now. */
  readonly revision?: number | undefined;
  readonly timeline: readonly TimelineStep[];
}

/** What an answer came to: its score, and the question as it was when it was scored. */
export type SubmittedAnswer = Pick<Accepted<QuestionAttempt>, 'position' | 'revision'> & {
  readonly score: Score;
  readonly question: Question;
};

type Asked = { readonly question: Question; readonly questionVersion: number };
type Unasked = 'question_not_found' | 'question_retired' | 'question_changed';

/**
 * Scores an answer and records both. The attempt's stream is new with the command, so the usual way is one append and
 * no read; only what is refused, or comes a second time, is looked up.
 * @throws StoreUnavailable
 */
export async function submitAnswer(
  { journal, bank }: { readonly journal: Journal; readonly bank: QuestionBank },
  { uid, answer, secondsUsed, revision, timeline }: GivenAnswer,
  viewer: Viewer,
  context: CommandContext,
): Promise<SubmittedAnswer | Rejection> {
  const attemptId = context.commandId;
  const asked = await askedOf(bank, await bank.get(uid, revision), revision);
  const stream = { codec: questionAttemptCodec, stream: questionAttemptStream(attemptId), context };
  const accepted =
    'rejected' in asked
      ? await execute(journal, { ...stream, decider: refusing(asked.rejected), commands: [attemptId] })
      : await execute(journal, {
          ...stream,
          decider: questionAttemptDecider,
          isNew: true,
          commands: [commandOf(asked, { attemptId, answer, secondsUsed, timeline, viewer, now: context.at })],
        });
  if ('rejected' in accepted) {
    // Somebody else's attempt bears this id: they are told no more than those who used theirs twice.
    return accepted.rejected === 'revision_conflict' ? reject('already_submitted') : accepted;
  }
  const { state, position, replayed } = accepted;
  if (state.status !== 'scored') throw new Error(`The attempt ${attemptId} has no score`);
  const isRepetition = state.uid === uid && isSameAnswer(state.answer, answer);
  if (replayed && !isRepetition) return reject('already_submitted');
  const isAsked = 'question' in asked && asked.questionVersion === state.questionVersion;
  const question = isAsked ? asked.question : await bank.getRevision(uid, state.questionVersion);
  const { score } = scoreOf(state);
  return { score, question, revision: accepted.revision, ...(position !== undefined && { position }) };
}

function commandOf(asked: Asked, given: Omit<SubmitAnswer, 'type' | keyof Asked>): SubmitAnswer {
  return { type: 'submitAnswer', ...asked, ...given };
}

/**
 * The question that is answered. One whose key is still the one that was seen is scored as it was seen; whether it is
 * free is what it is now, or an old revision would open what has to be paid for.
 */
async function askedOf(
  bank: QuestionBank,
  present: BankQuestion | undefined,
  seen: number | undefined,
): Promise<Asked | Rejection<Unasked>> {
  // What is kept for tests is not there in practice, where its solution would be in the answer to any visitor's try.
  if (!present || !isInPractice(present)) return reject('question_not_found');
  if (present.status === 'retired') return reject('question_retired');
  const { question, revision, keyRevision } = present;
  if (seen === undefined || seen === revision) return { question, questionVersion: revision };
  // A revision that there is not yet was seen by nobody.
  if (seen < keyRevision || seen > revision) return reject('question_changed');
  const before = await bank.getRevision(question.uid, seen);
  return { question: { ...before, free: question.free }, questionVersion: seen };
}

/** Refuses every new answer; one that was given before still has its result. */
function refusing<Code extends RejectionCode>(code: Code) {
  const { initial, evolve } = questionAttemptDecider;
  return { initial, evolve, decide: (_attemptId: string) => reject(code) };
}
