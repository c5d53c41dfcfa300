import { isRejection, type Decision } from '#domain/core/events/decision.ts';
import { fold } from '#domain/core/events/stream.ts';
import { countedOf } from '#domain/mock-tests/blueprint.ts';
import { reportBrokenRecording } from '#domain/sittings/broken-recording.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { grantExtraTimeInTest } from '#domain/sittings/clocks/extra-time-in-test.ts';
import type { ExtraTime } from '#domain/extra-time/extra-time.ts';
import type { ExtraPercent } from '#domain/extra-time/extra-percents.ts';
import type { TestDraft } from '#domain/sittings/test-draft.ts';
import type { LostTime, Moment } from '#domain/sittings/clocks/lost-time.ts';
import {
  mockTestStream,
  type MockTestAttempt,
  type MockTestEvent,
} from '#domain/sittings/mock-test-attempt.ts';
import * as scores from '#domain/sittings/scores/mock-test-scores.ts';
import { setClocks } from '#domain/sittings/clocks/set-clocks.ts';
import * as sit from '#domain/sittings/sit-mock-test.ts';
import { atPresent } from '#domain/sittings/clocks/sitting-time.ts';
import { fitsQuestion, type Answer, type Question } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import type { RejectionCode } from '#domain/rejections.ts';
import type { Score } from '#domain/scoring/score.ts';
import { refused, type Answers } from '../fake-api.ts';
import { student } from '../people.ts';
import { resultView, sittingView, testListing, type RecordedEvent } from './sitting-views.ts';

interface Options {
  readonly questions?: readonly Question[];
  readonly stopClock?: boolean;
  readonly extraPercent?: ExtraPercent | 0;
}

const questionsFor = ({ sections }: MockTestBlueprint): readonly Question[] =>
  countedOf(sections)
    .flatMap(({ type, count }) => Array.from({ length: count }, () => type))
    .map((type, index, types) => {
      const place = types.slice(0, index).filter((other) => other === type).length;
      return { ...sampleQuestions[type], uid: `${type}-${9001 + place}` };
    });

interface Hold {
  draft?: TestDraft | undefined;
  holder?: string | undefined;
  lastEdit: number;
}

function createAttempt(questions: readonly Question[]) {
  const events: RecordedEvent[] = [];
  const lost: LostTime[] = [];
  const corrected: { readonly question: Question; readonly revision: number }[] = [];
  const hold: Hold = { lastEdit: -1 };
  let aheadMs = 0;

  const now = () => new Date(Date.now() + aheadMs).toISOString();
  const momentOf = (): Moment => ({ now: now(), lost, draft: hold.draft });
  const questionIn = (uid: string, revision: number): Question => {
    const revised = corrected.find((one) => one.question.uid === uid && one.revision === revision);
    const question = revised?.question ?? questions.find((one) => one.uid === uid);
    if (!question) throw new Error(`The test has no question ${uid}`);
    return question;
  };
  const state = () => fold(mockTestStream, events);
  const present = () => {
    const recorded = state();
    return recorded.status === 'not_started' ? recorded : atPresent(recorded, momentOf());
  };
  function record<Code extends string>(decision: Decision<MockTestEvent, Code>) {
    if (isRejection(decision)) throw new Error(`Rejected: ${decision.rejected}`);
    const at = now();
    events.push(...decision.map((event) => ({ ...event, at })));
  }

  return {
    events,
    lost,
    corrected,
    hold,
    now,
    momentOf,
    questionIn,
    state,
    present,
    record,
    pass: (seconds: number) => void (aheadMs += seconds * 1000),
  };
}

function startServer(test: MockTestBlueprint, options: Options) {
  const { questions = questionsFor(test), stopClock = false, extraPercent = 0 } = options;
  const attempt = createAttempt(questions);
  const { events, hold, now, momentOf, questionIn, state, present, record } = attempt;
  const isTakenOver = (sender: string | undefined) =>
    sender !== undefined && hold.holder !== undefined && sender !== hold.holder;
  const context = () => ({ name: test.name, now: now(), questionIn });

  function view() {
    const current = present();
    if (current.status === 'not_started') return refused('mock_test_not_found');
    const shown = sittingView(current, context());
    const { draft, holder } = hold;
    const body = {
      ...shown,
      ...(holder !== undefined && { holder }),
      ...(draft && draft.uid === shown.question?.uid && { draft: draft.answer }),
    };
    return { status: 200 as const, body };
  }

  function command<Code extends RejectionCode>(
    sender: string | undefined,
    decide: (state: MockTestAttempt, moment: Moment) => Decision<MockTestEvent, Code>,
  ) {
    if (isTakenOver(sender)) return refused('sitting_taken_over');
    const decision = decide(state(), momentOf());
    if (isRejection(decision)) return refused(decision.rejected);
    record(decision);
    return view();
  }

  const isOpen = () => ['running', 'between_sections'].includes(present().status);
  const recordResult = (waited = 0) => record(scores.recordResult(state(), { questions, waited }));

  function start() {
    if (isOpen()) return view();
    events.length = 0;
    Object.assign(hold, { draft: undefined, holder: undefined, lastEdit: -1 });
    const drawn = questions.map((question) => ({ question, revision: 1 }));
    return command(undefined, (before) =>
      sit.startMockTest(before, {
        sessionId: crypto.randomUUID(),
        mockTestId: test.mockTestId,
        userId: student.id,
        sections: setClocks(test.sections, drawn, extraPercent),
        extraTime: { percent: extraPercent, stopClock },
        paidBy: 'none',
        examType: test.examType ?? student.examType,
        now: now(),
      }),
    );
  }

  return { ...attempt, questions, isTakenOver, context, view, command, isOpen, recordResult, start };
}

type Server = ReturnType<typeof startServer>;

function answersOf(
  { hold, now, questionIn, present, isTakenOver, context, view, command, isOpen, ...server }: Server,
  test: MockTestBlueprint,
  { stopClock = false, extraPercent = 0 }: Options,
) {
  return {
    fetchAllMockTest: () => ({
      status: 200,
      body: {
        mockTests: [testListing(test, extraPercent, present())],
        credits: { full_test: 0, sectional_test: 0 },
        extraPercent: extraPercent === 0 ? null : extraPercent,
        stopClock,
        paidBy: { full: null, sectional: null },
      },
    }),
    getDateNow: () => ({ status: 200, body: { dateNow: now() } }),
    startMockTest: server.start,
    startFreeMockTest: server.start,
    loadMockTest: view,
    holdMockTest({ holder: page }) {
      if (isOpen() && page !== hold.holder) Object.assign(hold, { holder: page, lastEdit: -1 });
      return view();
    },
    saveMockTestDraft({ uid, answer, edit, holder: sender }) {
      if (isTakenOver(sender)) return refused('sitting_taken_over');
      const current = present();
      const isAsked =
        current.status === 'running' &&
        !current.onBreak &&
        current.questions[current.answers.length]?.uid === uid;
      if (isAsked && !fitsQuestion(questionIn(uid, 1), answer)) return refused('answer_does_not_fit');
      const isKept = isAsked && edit > hold.lastEdit;
      if (isKept) Object.assign(hold, { draft: { uid, answer, savedAt: now() }, lastEdit: edit });
      return { status: 200, body: { isKept } };
    },
    saveMockTestQuestion: ({ holder: sender, uid, ...given }) =>
      command(sender, (before, moment) =>
        sit.answerQuestion(before, { question: questionIn(uid, 1), ...given, ...moment }),
      ),
    saveMockTestEndSection: (input) => command(input.holder, sit.endSection),
    startMockTestSection: (input) => command(input.holder, sit.startSection),
    reportBrokenRecording: ({ holder: sender, uid, seconds }) =>
      command(sender, (before, moment) => reportBrokenRecording(before, { uid, seconds, ...moment })),
    endMockTestBreak: (input) => command(input.holder, sit.endBreak),
    submitMockTest(input) {
      const reply = command(input.holder, sit.submitTest);
      if ('refused' in reply) return reply;
      server.recordResult();
      return view();
    },
    fetchMockTestResult() {
      const current = present();
      if (current.status === 'not_started') return refused('mock_test_not_found');
      return { status: 200, body: resultView(current, server.events, context()) };
    },
    fetchMarkReports: () => ({ status: 200, body: { reports: [] } }),
  } satisfies Answers;
}

export function fakeSitting(test: MockTestBlueprint, options: Options = {}) {
  const server = startServer(test, options);
  const { questions, corrected, momentOf, questionIn, state, record, recordResult } = server;
  return {
    answers: answersOf(server, test, options),
    questions,
    /** Starts a sitting as if on another page, and answers its first questions. @returns its id */
    begin(given: readonly Answer[] = []): string {
      server.start();
      for (const [index, answer] of given.entries()) {
        const { uid = '' } = questions[index] ?? {};
        const question = questionIn(uid, 1);
        record(sit.answerQuestion(state(), { question, answer, ...momentOf() }));
      }
      const current = state();
      return current.status === 'not_started' ? '' : current.test.sessionId;
    },
    submitTest() {
      record(sit.submitTest(state(), momentOf()));
      recordResult();
    },
    grantExtraTime: (granted: ExtraTime) => record(grantExtraTimeInTest(state(), { granted, ...momentOf() })),
    lost: server.lost,
    state: server.present,
    pass: server.pass,
    analyse: (uid: string, result: Score | string) =>
      record<string>(
        typeof result === 'string'
          ? scores.failAnswerAnalysis(state(), { uid, reason: result })
          : scores.recordAnswerScore(state(), { uid, score: result }),
      ),
    recordResult,
    correct(question: Question, reason: string) {
      const revision = corrected.length + 2;
      corrected.push({ question, revision });
      const { uid } = question;
      record(
        scores.rescoreQuestion(state(), {
          questionIn: (version) => questionIn(uid, version),
          question,
          revision,
          reason,
        }),
      );
    },
  };
}
export type FakeSitting = ReturnType<typeof fakeSitting>;
