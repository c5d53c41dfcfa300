import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import { reject } from '#domain/core/events/decision.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { countedOf } from '#domain/mock-tests/blueprint.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { drawQuestions } from '#domain/mock-tests/draw-questions.ts';
import { questionsIn } from '#domain/fixed-tests/fixed-test-content.ts';
import { creditFor, paidCategoryOf, rightTo, type Right } from '#domain/mock-tests/may-start.ts';
import type { PaidBy } from '#domain/mock-tests/paid-by.ts';
import { setClocks } from '#domain/sittings/clocks/set-clocks.ts';
import { startMockTest } from '#domain/sittings/sit-mock-test.ts';
import { mayPractise } from '#domain/practice/access.ts';
import type { ReadModels } from '#projections/core/read-models.ts';
import { selectFixedTests } from '#projections/fixed-tests/queries.ts';
import { selectLastAsked } from '#projections/sittings/queries.ts';
import { listReserved } from '#projections/questions/queries.ts';
import { readPreferences } from '../accounts/profile/read-preferences.ts';
import type { Dependencies, ServiceSettings } from '../dependencies.ts';
import type { CreditDependencies } from '../credits/credit-account.ts';
import { isSpentForSitting, spendForSitting } from '../credits/test-credits.ts';
import { viewerOf, type LoggedIn } from '../identity/principal.ts';
import { clocksOf } from './clocks-of-sitting.ts';
import { onSitting, type MockTestOutcome } from './commands.ts';
import { findReservedQuestions } from '../fixed-tests/find-reserved-questions.ts';
import { readGrantedTime } from '../extra-time/extra-time.ts';
import { readOwnStart } from './read-sitting.ts';
import { readRights } from '../mock-tests/read-rights.ts';
import { flaggedSittingId, freeSittingId, sittingIdOf } from './sitting-ids.ts';

type StartDependencies = CreditDependencies &
  Pick<Dependencies, 'bank' | 'readModels'> & {
    readonly settings: Pick<ServiceSettings, 'publicUrl' | 'quickSectionSeconds'>;
  };

/**
 * Starts a sitting with current revisions of test-only questions (practice would reveal them). Seed and id derive from
 * the command and the student: `sittingIdOf`. A credit is spent first: ADR 40.
 */
export async function startSitting(
  dependencies: StartDependencies,
  test: MockTestBlueprint & { readonly quick?: true | undefined },
  principal: LoggedIn,
  context: CommandContext,
): Promise<MockTestOutcome<'mock_test_not_found' | 'mock_test_locked' | 'mock_test_incomplete'>> {
  const { journal, bank, readModels } = dependencies;
  const { userId } = principal;
  const { mockTestId, sections } = test;
  const earlier = await earlierSitting(journal, test, userId, context);
  if (earlier !== undefined) return onSitting({ journal }, earlier, context, () => []);
  const right = rightTo(test, await readRights(dependencies, principal, context.at), context.at);
  const paidBy = await payerOf(dependencies, right, userId, context);
  if (!paidBy) return reject('mock_test_locked');
  const viewer = viewerOf(principal);
  const [listed, lastAsked, extraTime, fixedTests] = await Promise.all([
    listReserved(
      readModels.db,
      countedOf(sections).map(({ type }) => type),
    ),
    selectLastAsked(readModels.db, principal.userId),
    readGrantedTime(journal, userId),
    selectFixedTests(readModels.db, 'published'),
  ]);
  // Free tests also use free practice questions; paid ones use the whole reserve.
  const open =
    paidBy === 'none' ? listed.filter((question) => mayPractise(question, viewer, context.at)) : listed;
  const examType = test.examType ?? (await readPreferences(journal, principal.account)).examType;
  const inFixedTests = new Set(
    fixedTests.filter((fixed) => fixed.examType === examType).flatMap(questionsIn),
  );
  const uids =
    test.questions ?? drawQuestions(sections, open, context.commandId, lastAsked, examType, inFixedTests);
  if (!uids) return noTest(readModels);
  const asked = await findReservedQuestions(bank, uids);
  if (!asked && test.questions) return reject('mock_test_incomplete');
  if (!asked) throw new StoreUnavailable('the list of questions is behind');
  const clocks = clocksOf(
    setClocks(sections, asked, extraTime.percent),
    test.quick === true,
    dependencies.settings,
  );
  const sessionId = idPaidBy(paidBy, userId, context);
  if (paidBy === 'credit') {
    const sitting = { kind: creditFor[paidCategoryOf(test)], sessionId, mockTestId };
    const unpaid = await spendForSitting(dependencies, userId, sitting, context);
    if (unpaid) return unpaid;
  }
  return onSitting(
    { journal },
    sessionId,
    context,
    (state) =>
      startMockTest(state, {
        sessionId,
        mockTestId,
        ...(test.questions && { testName: test.name }),
        userId,
        ...clocks,
        ...((extraTime.percent > 0 || extraTime.stopClock) && { extraTime }),
        paidBy,
        examType,
        now: context.at,
      }),
    { isNew: true },
  );
}

/** The means of payment for a test; a credit spent by an interrupted attempt of this start still pays. */
async function payerOf(
  dependencies: Pick<CreditDependencies, 'journal'>,
  right: Right,
  userId: string,
  { commandId }: CommandContext,
): Promise<PaidBy | undefined> {
  if ('paidBy' in right) return right.paidBy;
  if ('isSat' in right) return undefined;
  const sessionId = sittingIdOf(userId, commandId);
  const isSpent = await isSpentForSitting(dependencies, userId, { kind: right.needs, sessionId });
  return isSpent ? 'credit' : undefined;
}

/** An earlier sitting of this command, or of the free test. */
async function earlierSitting(
  journal: Journal,
  { mockTestCategory }: MockTestBlueprint,
  userId: string,
  { commandId }: CommandContext,
): Promise<string | undefined> {
  const isFree = mockTestCategory === 'free';
  const ids = isFree ? [freeSittingId(userId)] : [sittingIdOf(userId, commandId), flaggedSittingId(userId)];
  for (const id of ids) {
    const start = await readOwnStart(journal, id, userId);
    if (start && (isFree || start.metadata.causationId === commandId)) return id;
  }
  return undefined;
}

function idPaidBy(paidBy: PaidBy, userId: string, { commandId }: CommandContext): string {
  if (paidBy === 'free') return freeSittingId(userId);
  return paidBy === 'flag' ? flaggedSittingId(userId) : sittingIdOf(userId, commandId);
}

async function noTest(readModels: ReadModels): Promise<MockTestOutcome<'mock_test_not_found'>> {
  const states = await readModels.states();
  const list = states.find(({ name }) => name === 'questions');
  if (list?.status === 'running' && list.lagMs === 0) return { rejected: 'mock_test_not_found' };
  throw new StoreUnavailable('the list of questions is still being made');
}
