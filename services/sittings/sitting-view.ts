import type { Instant } from '#domain/core/instant.ts';
import { scoreText } from '#domain/scoring/score.ts';
import type { MockTestResult, Sitting } from '#domain/sittings/contract.ts';
import type { QuestionResult, ScoredQuestion } from '#domain/sittings/mock-test-attempt.ts';
import { questionsBefore } from '#domain/sittings/clocks/set-sections.ts';
import { examOfSitting } from '#domain/sittings/exam-of-sitting.ts';
import type { Moment } from '#domain/sittings/clocks/lost-time.ts';
import { isAnalysed, pendingScores, resultAt } from '#domain/sittings/scores/mock-test-scores.ts';
import { resultWaits } from '#domain/sittings/scores/result-waits.ts';
import { shareView } from '#domain/sittings/sharing/share-scorecard.ts';
import { nextBreakSeconds } from '#domain/sittings/clocks/breaks.ts';
import { grantedView } from '#domain/sittings/clocks/extra-time-in-test.ts';
import { atPresent, clockOf, type Running } from '#domain/sittings/clocks/sitting-time.ts';
import { estimate } from '#domain/scorecards/estimate.ts';
import { countOverall } from '#projections/sittings/queries.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import { carryAnswer } from '#domain/question-types/registry.ts';
import type { Dependencies } from '../dependencies.ts';
import { shownQuestion, shownSolution } from '../questions/shown-question.ts';
import { secondsWaited } from './commands.ts';
import type { ReadSitting, StartedAttempt } from './read-sitting.ts';

type Questions = Pick<Dependencies, 'bank' | 'signedFiles' | 'readModels'>;

/** The sitting at a moment, time applied: only the current question, while it may be answered. */
export async function sittingView(
  recorded: StartedAttempt,
  { bank, signedFiles }: Questions,
  name: string,
  moment: Moment,
): Promise<Sitting> {
  const { now } = moment;
  const state = atPresent(recorded, moment);
  const { test, questions, answers, status } = state;
  const running = state.status === 'running' ? state : undefined;
  const current = running && !running.onBreak ? questions[answers.length] : undefined;
  const question =
    current && shownQuestion(signedFiles, await bank.getRevision(current.uid, current.revision), now);
  const { sessionId, mockTestId, startedAt, expiresAt, sections } = test;
  const sectionIndex = 'section' in state ? state.section : sections.length - 1;
  const grantedInTest = grantedView(state, sectionIndex);
  return {
    sessionId,
    mockTestId,
    name,
    status,
    startedAt,
    expiresAt,
    dateNow: now,
    sections: sections.map(({ section, clocks }) => ({
      section,
      questions: clocks.reduce((sum, clock) => sum + clock.questions.length, 0),
      seconds: clocks.reduce((sum, { seconds }) => sum + seconds, 0),
    })),
    sectionIndex,
    answered: answers.length - questionsBefore(test, sectionIndex),
    ...previousOf(state),
    givenBack: state.givenBack
      .filter(({ section }) => section === sectionIndex)
      .map(({ cause, from, until, seconds }) => ({ cause, from, until, seconds })),
    ...(grantedInTest && { grantedInTest }),
    ...(running && placeOf(running)),
    ...(question && running && { question, questionSince: running.questionSince }),
  };
}

function previousOf({ questions, answers }: StartedAttempt): Pick<Sitting, 'previous'> {
  const asked = questions[answers.length - 1];
  if (!asked) return {};
  const recorded = answers.at(-1);
  const answer = recorded && answerOf(recorded);
  return { previous: { uid: asked.uid, ...(answer && { answer }) } };
}

function placeOf(state: Running): Pick<Sitting, 'clock' | 'onBreak' | 'nextBreakSeconds'> {
  const { onBreak } = state;
  const clock = clockOf(state);
  if (onBreak) {
    const { beganAt, endsAt } = onBreak;
    return {
      onBreak: { beganAt, endsAt, secondsLeft: (Date.parse(clock.deadline) - Date.parse(beganAt)) / 1000 },
    };
  }
  const seconds = nextBreakSeconds(state);
  return { clock, ...(seconds > 0 && { nextBreakSeconds: seconds }) };
}

export async function timedResult(
  sitting: ReadSitting,
  questions: Questions,
  name: string,
  now: Instant,
): Promise<MockTestResult> {
  const { answerSeconds, awaySeconds } = sitting;
  const result = await resultView(sitting, questions, name, now);
  const figures = await estimated(result, sitting.state.test.userId, questions);
  const { share } = sitting.state;
  return {
    ...result,
    ...figures,
    ...(share && { share: shareView(share) }),
    questions: result.questions.map((entry) => ({
      ...entry,
      secondsUsed: answerSeconds.get(entry.question.uid),
      awaySeconds: awaySeconds.get(entry.question.uid),
    })),
  };
}

/** Fewer results of an exam are not representative. */
const leastResults = 50;

async function estimated(
  { sessionId, examType, status, questions }: MockTestResult,
  userId: string,
  { readModels }: Pick<Questions, 'readModels'>,
): Promise<Pick<MockTestResult, 'estimate' | 'percentile'>> {
  if (questions.length === 0) return {};
  const items = questions.map(({ question: { uid, type }, score }) => ({
    uid,
    type,
    ...(score && { score }),
  }));
  const found = estimate(examType, items, sessionId);
  if (!found.overall || status !== 'scored') return { estimate: found };
  const { all, lower } = await countOverall(readModels.db, {
    examType,
    overall: found.overall.value,
    userId,
  });
  if (all < leastResults) return { estimate: found };
  return { estimate: found, percentile: { below: Math.round((100 * lower) / all), of: all } };
}

/** The result; answers, solutions and points only once it is recorded, or overdue. */
async function resultView(
  sitting: ReadSitting,
  questions: Questions,
  name: string,
  now: Instant,
): Promise<MockTestResult> {
  const { state, firstResult } = sitting;
  const { sessionId, mockTestId, startedAt, mark } = state.test;
  const pending = pendingScores(state).length;
  const examType = examOfSitting(state.test);
  const shared = {
    sessionId,
    mockTestId,
    name,
    examType,
    startedAt,
    ...(mark && { mark }),
    dateNow: now,
    pendingScores: pending,
  };
  switch (state.status) {
    case 'running':
      return { ...shared, status: 'running', questions: [] };
    case 'between_sections':
      return { ...shared, status: 'between_sections', questions: [] };
    case 'section_ended':
      return { ...shared, status: 'section_ended', cause: state.cause, questions: [] };
    case 'submitted': {
      const isShown = secondsWaited(sitting, now) >= resultWaits.shown;
      return {
        ...shared,
        status: 'submitted',
        cause: state.cause,
        questions: isShown
          ? await Promise.all(state.questions.map((_, index) => resultOf(state, index, questions, now)))
          : [],
      };
    }
    case 'scored':
      return {
        ...shared,
        status: 'scored',
        cause: state.cause,
        scores: {
          points: state.points,
          maximum: state.maximum,
          scoreArray: state.results.flatMap((result) =>
            'score' in result ? [{ uid: result.uid, score: scoreText(result.score) }] : [],
          ),
          ...(firstResult && hasChanged(state, firstResult) && { first: firstResult }),
        },
        questions: await Promise.all(state.results.map((_, index) => resultOf(state, index, questions, now))),
      };
  }
}

const hasChanged = (
  now: { readonly points: number; readonly maximum: number },
  first: { readonly points: number; readonly maximum: number },
) => now.points !== first.points || now.maximum !== first.maximum;

async function resultOf(
  state: Extract<StartedAttempt, { status: 'submitted' | 'scored' }>,
  index: number,
  { bank, signedFiles }: Questions,
  now: Instant,
): Promise<MockTestResult['questions'][number]> {
  const [asked, recorded] = [state.questions[index], state.answers[index]];
  if (!asked) throw new RangeError(`${state.test.sessionId} has no question ${index}`);
  const before = await bank.getRevision(asked.uid, asked.revision);
  const result: QuestionResult | undefined =
    state.status === 'scored' ? state.results[index] : resultAt(state, index, [before]);
  if (result ? result.uid !== asked.uid : state.status === 'scored')
    throw new RangeError(`${asked.uid} has no result`);
  const scored = result && 'score' in result ? result : undefined;
  const { correction, isLate } = scored ?? {};
  const question = correction ? await bank.getRevision(asked.uid, correction.revision) : before;
  const given = recorded && answerOf(recorded);
  return {
    question: shownQuestion(signedFiles, question, now),
    ...(given && { answer: carryAnswer(before, question, given) }),
    solution: shownSolution(signedFiles, question, now),
    ...outcomeOf(result),
    ...(isLate && { isLate }),
    ...(correction && { correction: { first: correction.first, reason: correction.reason } }),
    ...(state.status === 'scored' && scored && isAnalysed(asked.uid) && { newer: newerOf(scored) }),
  };
}

function outcomeOf(
  result: QuestionResult | undefined,
): Pick<MockTestResult['questions'][number], 'score' | 'failure' | 'isAwaited'> {
  if (!result) return { isAwaited: true };
  return 'score' in result ? { score: result.score } : { failure: result.failure };
}

const newerOf = ({ secondScores = [], isNoticeRequested }: ScoredQuestion) => ({
  secondScores: secondScores.map(({ score }) => score),
  isNoticeRequested: isNoticeRequested === true,
});
