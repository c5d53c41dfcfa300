import { z } from 'zod';
import { fold } from '#domain/core/events/stream.ts';
import type { EventMetadata } from '#domain/core/events/event.ts';
import type { Position } from '#domain/core/events/event-store.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { questionAttemptStream, scoreOf } from '#domain/practice/question-attempt.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import { analysedCodes, type AnalysedCode, type RecordedAnswer } from '#domain/question-types/registry.ts';
import { questionUidSchema, typeOfUid } from '#domain/question-types/type-code.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { SecondScore } from '#domain/scoring/second-score.ts';
import type { AnalysisSubject } from '../analysis/scorable-answer.ts';

/** An analysed answer with the score that counts. */
export interface StoredScore {
  readonly subject: AnalysisSubject;
  readonly uid: string;
  readonly type: AnalysedCode;
  /** The time of the first score. */
  readonly at: Instant;
  readonly score: Score;
  readonly secondScores: readonly SecondScore[];
  /** Its text was erased with the account. */
  readonly isErased: boolean;
  /** Of the first score's event. */
  readonly position: Position;
  readonly owner: { readonly userId?: string; readonly visitorId?: string };
}

interface WhichScores {
  readonly after?: Position | undefined;
  readonly type?: AnalysedCode | undefined;
  readonly since?: Instant | undefined;
}

/** Where a score is stored, to look up the rest. */
interface Found {
  readonly stream: string;
  readonly uid: string;
}

// Reads the minimum of millions of rule-scored answers.
const named = z.object({ uid: questionUidSchema });
const reads = { AnswerScored: named, MockTestAnswerScored: named, MockTestLateScoreRecorded: named };

/** All analysed answers, oldest first, streamed. @throws StoreUnavailable */
export async function* storedScores(
  journal: Journal,
  { type, since, after }: WhichScores = {},
): AsyncGenerator<StoredScore, void, void> {
  const filter = { eventTypes: Object.keys(reads) };
  for await (const events of journal.readLists({ filter, reads, ...(after !== undefined && { after }) })) {
    for (const { type: event, stream, data, position, metadata } of events) {
      const { uid } = data as z.infer<typeof named>;
      const analysed = analysedCodes.find((code) => code === typeOfUid(uid));
      if (!analysed || (type && analysed !== type) || (since && metadata.at < since)) continue;
      const scoredIn = event === 'AnswerScored' ? scoredInPractice : scoredInTest;
      const scored = await scoredIn(journal, { stream, uid });
      if (scored)
        yield { ...scored, uid, type: analysed, at: metadata.at, position, owner: ownerIn(metadata) };
    }
  }
}

type Scored = Pick<StoredScore, 'subject' | 'score' | 'secondScores' | 'isErased'>;

const ownerIn = ({ userId, visitorId }: EventMetadata) => ({
  ...(userId !== undefined && { userId }),
  ...(visitorId !== undefined && { visitorId }),
});

const isGone = (answer: RecordedAnswer | undefined) => answer !== undefined && answerOf(answer) === undefined;

async function scoredInPractice(journal: Journal, { stream }: Found): Promise<Scored | undefined> {
  const events = await journal.read(questionAttemptStream, stream);
  const attempt = fold(questionAttemptStream, events);
  const [submitted] = events;
  if (attempt.status !== 'scored' || !submitted) return undefined;
  const { attemptId } = submitted.data;
  return {
    subject: { attemptId },
    score: scoreOf(attempt).score,
    secondScores: attempt.secondScores ?? [],
    isErased: isGone(attempt.answer),
  };
}

async function scoredInTest(journal: Journal, { stream, uid }: Found): Promise<Scored | undefined> {
  const state = fold(mockTestStream, await journal.read(mockTestStream, stream));
  if (state.status === 'not_started') return undefined;
  const recorded = state.status === 'scored' ? state.results : state.analysed;
  const result = recorded.find((one) => one.uid === uid);
  if (!result || !('score' in result)) return undefined;
  const { sessionId } = state.test;
  const answer = state.answers[state.questions.findIndex((asked) => asked.uid === uid)];
  return {
    subject: { sessionId, uid },
    score: result.score,
    secondScores: result.secondScores ?? [],
    isErased: isGone(answer ?? undefined),
  };
}
