import { fold } from '#domain/core/events/stream.ts';
import type { Recorded } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { OwnAttempt } from '#domain/practice/contract.ts';
import {
  questionAttemptStream,
  type QuestionAttempt,
  type QuestionAttemptEvent,
} from '#domain/practice/question-attempt.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import { isScoredByRule } from '#domain/question-types/registry.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { listOwnAttempts } from '#projections/attempts/queries.ts';
import { personKey, type Person } from '#projections/progress/person.ts';
import type { Dependencies } from '../dependencies.ts';
import { shownQuestion, shownSolution } from '../questions/shown-question.ts';

const maximumAttempts = 10;

export type OwnDependencies = Pick<Dependencies, 'journal' | 'readModels' | 'bank' | 'signedFiles'>;

/** A person's attempts at a question, newest first: named by the read model, read from streams. @throws StoreUnavailable */
export async function readOwnAttempts(
  dependencies: OwnDependencies,
  person: Person,
  uid: string,
  now: Instant,
): Promise<OwnAttempt[]> {
  const listed = await listOwnAttempts(dependencies.readModels.db, person, uid, maximumAttempts);
  const attempts = await Promise.all(
    listed.map(({ attemptId }) => readOwnAttempt(dependencies, person, attemptId, now)),
  );
  return attempts.filter((attempt) => attempt !== undefined);
}

/** The newest matching attempt, read one by one: usually the first. @throws StoreUnavailable */
export async function findOwnAttempt(
  dependencies: OwnDependencies,
  person: Person,
  uid: string,
  now: Instant,
  isMeant: (attempt: OwnAttempt) => boolean,
): Promise<OwnAttempt | undefined> {
  const listed = await listOwnAttempts(dependencies.readModels.db, person, uid, maximumAttempts);
  for (const { attemptId } of listed) {
    const attempt = await readOwnAttempt(dependencies, person, attemptId, now);
    if (attempt && isMeant(attempt)) return attempt;
  }
  return undefined;
}

async function readOwnAttempt(
  dependencies: OwnDependencies,
  person: Person,
  attemptId: string,
  now: Instant,
): Promise<OwnAttempt | undefined> {
  const stream = questionAttemptStream.nameOf(attemptId);
  const events = await dependencies.journal.read(questionAttemptStream, stream);
  const [submitted] = events;
  const isOwn = submitted && personKey(submitted.metadata) === personKey(person);
  return isOwn ? attemptOf(dependencies, attemptId, submitted.metadata.at, events, now) : undefined;
}

async function attemptOf(
  { bank, signedFiles }: OwnDependencies,
  attemptId: string,
  at: Instant,
  events: readonly Recorded<QuestionAttemptEvent>[],
  now: Instant,
): Promise<OwnAttempt | undefined> {
  const state = fold(questionAttemptStream, events);
  if (state.status === 'open') return undefined;
  const { uid, revision, secondsUsed, timeline } = state;
  const question = await bank.getRevision(uid, revision);
  return {
    attemptId,
    at,
    secondsUsed,
    question: shownQuestion(signedFiles, question, now),
    solution: shownSolution(signedFiles, question, now),
    answer: answerOf(state.answer) ?? null,
    timeline: [...timeline],
    failure: state.status === 'failed' ? state.reason : null,
    scores: events.flatMap((event) => scoresIn(event, revision)),
    newer: newerIn(state, events[0]?.metadata.userId !== undefined),
  };
}

/** Scores by newer scorers; undefined if no scorer judges the answer. */
function newerIn(state: QuestionAttempt, isStudents: boolean): OwnAttempt['newer'] {
  if (state.status !== 'scored' || isScoredByRule(typeOfUid(state.uid))) return undefined;
  const { secondScores = [], isNoticeRequested = false } = state;
  return {
    secondScores: secondScores.map(({ score }) => score),
    isNoticeRequested: isStudents ? isNoticeRequested : null,
  };
}

function scoresIn(
  { type, data, metadata: { at } }: Recorded<QuestionAttemptEvent>,
  answered: number,
): OwnAttempt['scores'] {
  switch (type) {
    case 'AnswerSubmitted':
    case 'AnswerAnalysisFailed':
    case 'AnswerScoredAgain':
    case 'NewScoreNoticeRequested':
      return [];
    case 'AnswerScored':
      return [{ score: data.score, revision: answered, at, reason: null }];
    case 'AnswerRescored':
      return [{ score: data.score, revision: data.revision, at, reason: data.reason }];
  }
}
