import type { z } from 'zod';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Instant } from '#domain/core/instant.ts';
import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import { isRight } from '#domain/scoring/judged-grade.ts';
import { sections } from '#domain/question-types/section.ts';
import { typeOfUid, type TypeCode } from '#domain/question-types/type-code.ts';
import { overallWeights, sharesOfType } from '#domain/scorecards/weights.ts';
import type { fetchStudyPlan } from '#domain/study-plan/contract.ts';
import { fitsPlan } from '#domain/study-plan/fits-plan.ts';
import { weekdayOf } from '#domain/study-plan/plan-days.ts';
import type { PlanSitting, PlanType } from '#domain/study-plan/plan-input.ts';
import type { TypeReason } from '#domain/study-plan/plan-schema.ts';
import { studyPlanStream } from '#domain/study-plan/plan-settings.ts';
import { fewestAnswers, scoreToday, type EarlierAnswer } from '#domain/study-plan/score-today.ts';
import { studyPlan } from '#domain/study-plan/study-plan.ts';
import {
  listRecentOfEachType,
  sumPractice,
  type PracticeSum,
  type RecentAttempt,
} from '#projections/attempts/queries.ts';
import { selectRecentResults } from '#projections/sittings/queries.ts';
import { countReviewed, listDueTimes } from '#projections/reviews/queries.ts';
import { sumSecondsByDay } from '#projections/test-times/queries.ts';
import { readPreferences } from '../accounts/profile/read-preferences.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AccountHolder } from '../identity/principal.ts';
import { listTests } from '../mock-tests/list-tests.ts';
import { dayStart, lastDays } from '../statistics/user-days.ts';

type OwnStudyPlan = z.infer<(typeof fetchStudyPlan)['outputs'][200]>;
type StudyPlanDependencies = Pick<Dependencies, 'readModels' | 'mockTests' | 'journal' | 'settings'>;
type Tests = Awaited<ReturnType<typeof listTests>>['mockTests'];

/** Older answers say little about today. */
const daysBack = 90;
const mostSittings = 6;

/** A student's score today and plan. @param at `timeZone`: IANA name */
export async function planOfToday(
  dependencies: StudyPlanDependencies,
  principal: AccountHolder,
  { now, timeZone }: { readonly now: Instant; readonly timeZone: string },
): Promise<OwnStudyPlan> {
  const { userId, account } = principal;
  const {
    journal,
    readModels: { db },
  } = dependencies;
  const since = dayStart(now, timeZone, daysBack - 1);
  const todaySince = dayStart(now, timeZone);
  const days = lastDays(now, timeZone, daysBack);
  const today = days.at(-1) ?? '';
  const [events, { examType }, attempts, sums, results, due, reviewed, { mockTests }, spentThisWeek] =
    await Promise.all([
      journal.read(studyPlanStream, studyPlanStream.nameOf(userId)),
      readPreferences(journal, account),
      listRecentOfEachType(db, userId, { since, ofType: fewestAnswers }),
      sumPractice(db, userId, { since, timeZone }),
      selectRecentResults(db, userId, { since, limit: mostSittings }),
      listDueTimes(db, userId),
      countReviewed(db, userId, todaySince),
      listTests(dependencies, principal, now),
      sumSecondsByDay(db, userId, { since: dayStart(now, timeZone, weekdayOf(today) - 1), timeZone }),
    ]);
  const { settings } = fold(studyPlanStream, events);
  const dayOf = (at: Instant) => lastDays(at, timeZone, 1)[0] ?? '';
  const answers = [...attempts.map(inPractice), ...results.flatMap(inSitting)];
  const before = answers.filter(({ at }) => at < todaySince);
  const started = mockTests.flatMap(({ sittings }) => sittings.map(({ startedAt }) => startedAt));
  const weeks =
    settings === null
      ? []
      : studyPlan({
          settings,
          today,
          types: planTypes(examType, sums, days),
          score:
            scoreToday(examType, before, { now: todaySince, timeZone }, userId).figures?.overall?.value ??
            null,
          // Today's reviews were due today, so the list is stable during the day.
          reviews: [...Array.from({ length: reviewed }, () => today), ...due.map(dayOf)],
          sittings: sittingsFor(examType, mockTests),
          lastSitting:
            started
              .filter((at) => at < todaySince)
              .map(dayOf)
              .toSorted()
              .at(-1) ?? null,
        });
  return {
    settings,
    today,
    scoreToday: scoreToday(examType, answers, { now, timeZone }, userId),
    weeks,
    done: {
      types: answeredOn(today, sums),
      reviews: reviewed,
      sittings: satOf(mockTests, todaySince),
    },
    minutesThisWeek: Math.round(spentThisWeek.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
    reasons: knownTypes(examType, sums).map((known) => reasonOf(examType, known, attempts)),
  };
}

const inPractice = ({ uid, type, points, maximum, at }: RecentAttempt): EarlierAnswer => ({
  uid,
  type,
  points,
  maximum,
  at,
  from: 'practice',
});

function inSitting({
  startedAt,
  overall,
  results,
}: Awaited<ReturnType<typeof selectRecentResults>>[number]): EarlierAnswer[] {
  const from = overall === null ? 'part' : 'full';
  return (results ?? []).flatMap(({ uid, points, maximum }) =>
    points === null || maximum === null
      ? []
      : [{ uid, type: typeOfUid(uid), points, maximum, at: startedAt, from }],
  );
}

/** By type of the exam. */
function knownTypes(examType: ExamType, sums: readonly PracticeSum[]) {
  const weights = overallWeights(examType);
  return typesOf(examType).map((type) => {
    const own = sums.filter((sum) => sum.type === type);
    const total = (of: 'answered' | 'points' | 'maximum') => own.reduce((sum, one) => sum + one[of], 0);
    return {
      type,
      weight: weights[type] ?? 0,
      answered: total('answered'),
      share: total('maximum') > 0 ? total('points') / total('maximum') : null,
    };
  });
}

/** By type, before today. @param days those looked back at, today last */
function planTypes(examType: ExamType, sums: readonly PracticeSum[], days: readonly string[]): PlanType[] {
  const [today = '', week = ''] = [days.at(-1), days.at(-8)];
  const before = sums.filter(({ day }) => day < today);
  return knownTypes(examType, before).map((known) => ({
    ...known,
    lately: before
      .filter(({ type, day }) => type === known.type && day >= week)
      .reduce((sum, { answered }) => sum + answered, 0),
  }));
}

/** Tests of the exam that may be started, unsat ones if there are any. */
function sittingsFor(examType: ExamType, mockTests: Tests): PlanSitting[] {
  const open = mockTests.filter(
    (test) =>
      test.access === 'open' &&
      (test.mockTestCategory === 'full' || test.mockTestCategory === 'sectional') &&
      (test.examType ?? examType) === examType,
  );
  const unsat = open.filter(({ sittings }) => sittings.length === 0);
  return (unsat.length > 0 ? unsat : open).map(({ mockTestId, seconds }) => ({
    mockTestId,
    minutes: Math.ceil(seconds / 60),
  }));
}

/** Planned tests replaced by a submitted sitting since then. */
function satOf(mockTests: Tests, since: Instant): readonly string[] {
  const sat = mockTests.filter(({ sittings }) =>
    sittings.some(
      ({ startedAt, status }) => startedAt >= since && (status === 'submitted' || status === 'scored'),
    ),
  );
  return mockTests
    .filter((planned) => sat.some((test) => fitsPlan(test, planned)))
    .map(({ mockTestId }) => mockTestId);
}

function answeredOn(day: string, sums: readonly PracticeSum[]): OwnStudyPlan['done']['types'] {
  const answered = new Map<TypeCode, number>();
  for (const sum of sums)
    if (sum.day === day) answered.set(sum.type, (answered.get(sum.type) ?? 0) + sum.answered);
  return [...answered].map(([type, count]) => ({ type, answered: count }));
}

/** The number of last answers in a reason. */
const fewLast = 5;

function reasonOf(
  examType: ExamType,
  { type, ...known }: TypeReason['known'] & { readonly type: TypeCode },
  newestFirst: readonly RecentAttempt[],
): TypeReason {
  const last = newestFirst.filter((attempt) => attempt.type === type).slice(0, fewLast);
  const shares = sharesOfType(examType, type);
  const [skill] = sections
    .filter((one) => shares[one] !== undefined)
    .toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  return {
    type,
    last: { answered: last.length, right: last.filter(isRight).length },
    worth: skill === undefined ? null : { skill, share: shares[skill] ?? 0 },
    known,
  };
}
