import type { Instant } from '#domain/core/instant.ts';
import { grantedView } from '#domain/sittings/clocks/extra-time-in-test.ts';
import { approximateSeconds, countedOf, questionCount } from '#domain/mock-tests/blueprint.ts';
import { nextBreakSeconds } from '#domain/sittings/clocks/breaks.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import type { MockTestResult, Sitting } from '#domain/sittings/contract.ts';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { examOfSitting } from '#domain/sittings/exam-of-sitting.ts';
import type { MockTestAttempt, MockTestEvent, Underway } from '#domain/sittings/mock-test-attempt.ts';
import { pendingScores, resultAt } from '#domain/sittings/scores/mock-test-scores.ts';
import { resultWaits } from '#domain/sittings/scores/result-waits.ts';
import { longer } from '#domain/sittings/clocks/set-clocks.ts';
import { questionsBefore, sectionAt } from '#domain/sittings/clocks/set-sections.ts';
import { clockOf, type Running } from '#domain/sittings/clocks/sitting-time.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import { carryAnswer, studentView, type Question } from '#domain/question-types/registry.ts';
import { estimate } from '#domain/scorecards/estimate.ts';
import { scoreText } from '#domain/scoring/score.ts';

export type RecordedEvent = MockTestEvent & { readonly at: Instant };
type QuestionIn = (uid: string, revision: number) => Question;

interface Context {
  readonly name: string;
  readonly now: Instant;
  readonly questionIn: QuestionIn;
}

export function sittingView(state: Underway, { name, now, questionIn }: Context): Sitting {
  const { test, questions, answers, status, givenBack } = state;
  const { sessionId, mockTestId, startedAt, expiresAt, sections } = test;
  const sectionIndex = 'section' in state ? state.section : sections.length - 1;
  const grantedInTest = grantedView(state, sectionIndex);
  const asked = state.status === 'running' && !state.onBreak ? questions[answers.length] : undefined;
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
    givenBack: givenBack
      .filter(({ section }) => section === sectionIndex)
      .map(({ cause, from, until, seconds }) => ({ cause, from, until, seconds })),
    ...(grantedInTest && { grantedInTest }),
    ...(state.status === 'running' && placeOf(state)),
    ...(asked &&
      state.status === 'running' && {
        question: studentView(questionIn(asked.uid, asked.revision), 'before'),
        questionSince: state.questionSince,
      }),
  };
}

function previousOf({ questions, answers }: Underway): Pick<Sitting, 'previous'> {
  const asked = questions[answers.length - 1];
  if (!asked) return {};
  const recorded = answers.at(-1);
  const answer = recorded && answerOf(recorded);
  return { previous: { uid: asked.uid, ...(answer && { answer }) } };
}

function placeOf(state: Running) {
  const clock = clockOf(state);
  if (state.onBreak) {
    const { beganAt, endsAt } = state.onBreak;
    const secondsLeft = (Date.parse(clock.deadline) - Date.parse(beganAt)) / 1000;
    return { onBreak: { beganAt, endsAt, secondsLeft } };
  }
  const nextBreak = nextBreakSeconds(state);
  return { clock, ...(nextBreak > 0 && { nextBreakSeconds: nextBreak }) };
}

export function testListing(
  test: MockTestBlueprint,
  extraPercent: number,
  state: MockTestAttempt,
): MockTestListing {
  const { mockTestId, mockTestCategory, examType = null, name, description } = test;
  const sections = test.sections.map((section) => ({
    section: section.section,
    questions: questionCount([section]),
    seconds: longer(approximateSeconds(section), extraPercent),
  }));
  return {
    mockTestId,
    mockTestCategory,
    examType,
    name,
    description,
    isFixed: test.questions !== undefined,
    access: 'open',
    paidBy: 'none',
    credit: null,
    questions: questionCount(test.sections),
    seconds: sections.reduce((sum, { seconds }) => sum + seconds, 0),
    sections,
    usesMicrophone: countedOf(test.sections).some(({ type }) => catalogue[type].usesMicrophone),
    sittings: state.status === 'not_started' || state.isRemoved ? [] : [sittingInList(state)],
  };
}

const sittingInList = (state: Underway): MockTestListing['sittings'][number] => ({
  sessionId: state.test.sessionId,
  status: state.status,
  startedAt: state.test.startedAt,
  deadline: state.status === 'running' ? sectionDeadline(state) : state.test.expiresAt,
  points: state.status === 'scored' ? state.points : null,
  maximum: state.status === 'scored' ? state.maximum : null,
  figures: null,
});

function sectionDeadline(state: Running): string {
  const later = sectionAt(state.test, state.section).clocks.slice(state.clock + 1);
  const seconds = later.reduce((sum, clock) => sum + clock.seconds, 0);
  return new Date(Date.parse(clockOf(state).deadline) + seconds * 1000).toISOString();
}

export function resultView(
  state: Underway,
  events: readonly RecordedEvent[],
  { name, now, questionIn }: Context,
): MockTestResult {
  const { sessionId, mockTestId, startedAt } = state.test;
  const examType = examOfSitting(state.test);
  const handedInAt = events.find(({ type }) => type === 'MockTestSubmitted')?.at ?? now;
  const waited = (Date.parse(now) - Date.parse(handedInAt)) / 1000;
  const isShown = state.status === 'scored' || (state.status === 'submitted' && waited >= resultWaits.shown);
  const times = timesOfAnswers(events);
  const questions = isShown
    ? state.questions.map((_, index) => {
        const entry = resultEntry(state, index, questionIn);
        return { ...entry, ...times.get(entry.question.uid) };
      })
    : [];
  const items = questions.map(({ question: { uid, type }, score }) => ({
    uid,
    type,
    ...(score && { score }),
  }));
  const first = events.find((event) => event.type === 'MockTestResultRecorded')?.data;
  return {
    sessionId,
    mockTestId,
    name,
    status: state.status,
    startedAt,
    dateNow: now,
    ...('cause' in state && state.status !== 'between_sections' && { cause: state.cause }),
    pendingScores: pendingScores(state).length,
    ...(state.status === 'scored' && { scores: scoresOf(state, first) }),
    examType,
    ...(items.length > 0 && { estimate: estimate(examType, items, sessionId) }),
    questions,
  };
}

function scoresOf(
  { points, maximum, results }: Extract<Underway, { status: 'scored' }>,
  first: { readonly points: number; readonly maximum: number } | undefined,
) {
  const hasChanged = first && (first.points !== points || first.maximum !== maximum);
  return {
    points,
    maximum,
    scoreArray: results.flatMap((result) =>
      'score' in result ? [{ uid: result.uid, score: scoreText(result.score) }] : [],
    ),
    ...(hasChanged && { first: { points: first.points, maximum: first.maximum } }),
  };
}

function resultEntry(
  state: Underway,
  index: number,
  questionIn: QuestionIn,
): MockTestResult['questions'][number] {
  const { uid, revision } = questionsAt(state, index);
  const before = questionIn(uid, revision);
  const result = state.status === 'scored' ? state.results[index] : resultAt(state, index, [before]);
  const { correction, isLate } = result && 'score' in result ? result : {};
  const question = correction ? questionIn(uid, correction.revision) : before;
  const recorded = state.answers[index];
  const given = recorded && answerOf(recorded);
  return {
    question: studentView(question, 'before'),
    ...(given && { answer: carryAnswer(before, question, given) }),
    solution: studentView(question, 'after'),
    ...(!result
      ? { isAwaited: true }
      : 'score' in result
        ? { score: result.score }
        : { failure: result.failure }),
    ...(isLate && { isLate }),
    ...(correction && { correction: { first: correction.first, reason: correction.reason } }),
  };
}

function questionsAt({ questions }: Underway, index: number) {
  const asked = questions[index];
  if (!asked) throw new RangeError(`The test has no question ${index}`);
  return asked;
}

/** For each answer, the seconds since the previous answer or the start of the section, and the seconds spent away. */
function timesOfAnswers(events: readonly RecordedEvent[]) {
  const times = new Map<string, Pick<MockTestResult['questions'][number], 'secondsUsed' | 'awaySeconds'>>();
  let since = 0;
  for (const { type, data, at } of events) {
    if (type === 'MockTestAnswerSubmitted') {
      const { uid, awaySeconds } = data;
      const secondsUsed = (Date.parse(at) - since) / 1000;
      times.set(uid, { secondsUsed, ...(awaySeconds !== undefined && { awaySeconds }) });
    }
    if (type === 'MockTestStarted' || type === 'MockTestSectionStarted' || type === 'MockTestAnswerSubmitted')
      since = Date.parse(at);
  }
  return times;
}
