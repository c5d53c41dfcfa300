import { z } from 'zod';
import { fold } from '#domain/core/stream.ts';
import type { Journal } from '#domain/core/journal.ts';
import { mockTestStream } from '#domain/mock-tests/mock-test-attempt.ts';
import { questionAttemptStream, scoreOf } from '#domain/practice/question-attempt.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import { analysedCodes, type AnalysedCode, type RecordedAnswer } from '#domain/question-types/registry.ts';
import { questionUidSchema, typeOfUid } from '#domain/question-types/type-code.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { AnalysisSubject } from '#services/analysis/scorable-answer.ts';

/** An answer that an analysis scored, and the score that counts. */
export interface StoredScore {
  readonly subject: AnalysisSubject;
  readonly uid: string;
  readonly type: AnalysedCode;
  /** When it was scored first: ISO 8601, UTC. */
  readonly at: string;
  readonly score: Score;
  /** Its text went with the account. */
  readonly isErased: boolean;
}

interface WhichScores {
  readonly type?: AnalysedCode | undefined;
  /** Scored at this time or later: what ISO 8601 compares with. */
  readonly since?: string | undefined;
}

/** Where its score stands: enough to look up the rest. */
interface Found {
  readonly stream: string;
  readonly revision: number;
  readonly uid: string;
}

// Of the millions that were scored by a rule no more is read than tells so.
const named = z.object({ uid: questionUidSchema });
const reads = { AnswerScored: named, MockTestAnswerScored: named };

/**
 * All answers with a score of an analysis, in practice and in timed tests, each once, oldest first. One event at a time is in
 * memory. @throws StoreUnavailable
 */
export async function* storedScores(journal: Journal, { type, since }: WhichScores = {}) {
  const filter = { eventTypes: Object.keys(reads) };
  for await (const events of journal.readLists({ filter, reads })) {
    for (const { type: event, stream, revision, data, metadata } of events) {
      const { uid } = data as z.infer<typeof named>;
      const analysed = analysedCodes.find((code) => code === typeOfUid(uid));
      if (!analysed || (type && analysed !== type) || (since && metadata.at < since)) continue;
      const scoredIn = event === 'AnswerScored' ? scoredInPractice : scoredInTest;
      const scored = await scoredIn(journal, { stream, revision, uid });
      if (scored) yield { ...scored, uid, type: analysed, at: metadata.at } satisfies StoredScore;
    }
  }
}

type Scored = Pick<StoredScore, 'subject' | 'score' | 'isErased'>;

const isGone = (answer: RecordedAnswer | undefined) => answer !== undefined && answerOf(answer) === undefined;

async function scoredInPractice(journal: Journal, { stream, revision }: Found): Promise<Scored | undefined> {
  const events = await journal.read(questionAttemptStream, stream);
  const [first] = events.filter(({ type }) => type === 'AnswerScored');
  const attempt = fold(questionAttemptStream, events);
  // A later version of the scorer may have added a score: the answer was met at its first one.
  if (attempt.status !== 'scored' || first?.type !== 'AnswerScored' || first.revision !== revision)
    return undefined;
  const { attemptId } = first.data;
  return { subject: { attemptId }, score: scoreOf(attempt).score, isErased: isGone(attempt.answer) };
}

async function scoredInTest(journal: Journal, { stream, uid }: Found): Promise<Scored | undefined> {
  const state = fold(mockTestStream, await journal.read(mockTestStream, stream));
  if (state.status === 'not_started') return undefined;
  const result = state.analysed.find((one) => one.uid === uid);
  if (!result || !('score' in result)) return undefined;
  const { sessionId } = state.test;
  const answer = state.answers[state.questions.findIndex((asked) => asked.uid === uid)];
  return { subject: { sessionId, uid }, score: result.score, isErased: isGone(answer ?? undefined) };
}
