import type { Decision } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import type { FixedTestFault } from '#domain/fixed-tests/fixed-test-faults.ts';
import {
  buildFixedTest,
  faultsOf,
  fixedTestStream,
  publishFixedTest,
  retireFixedTest,
  reviseFixedTest,
  type FixedTestEvent,
  type FixedTestState,
  type FixedTestContext,
} from '#domain/fixed-tests/fixed-test.ts';
import { selectFixedTests } from '#projections/fixed-tests/queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle, type Accepted } from '../core/handle.ts';
import { readFixedTest, readStatuses, type BuiltTest } from './read-fixed-test.ts';

type FixedTestDependencies = Pick<Dependencies, 'journal' | 'readModels'>;

/** The context for checking a test: its questions by their streams, the other tests by their list. */
export async function surroundingsOf(
  { journal, readModels }: FixedTestDependencies,
  test: FixedTest,
): Promise<FixedTestContext> {
  const [statusOf, others] = await Promise.all([
    readStatuses(journal, test),
    selectFixedTests(readModels.db, 'not_retired'),
  ]);
  return { statusOf, others };
}

interface Refused<Code extends string> {
  readonly rejected: Code | 'revision_conflict' | 'key_reused';
  readonly fields?: Readonly<Record<string, string>>;
}
type Outcome<Code extends string> =
  | (Accepted<FixedTestState> & { readonly state: BuiltTest })
  | Refused<Code>;

interface Sent {
  readonly context: CommandContext;
  readonly expectedRevision: number | undefined;
}

/** Concurrently built tests that are not in the list yet may share a question. */
export async function buildTest(
  dependencies: FixedTestDependencies,
  test: FixedTest,
  sent: Sent,
): Promise<Outcome<'mock_test_exists' | 'mock_test_does_not_fit'>> {
  const surroundings = await surroundingsOf(dependencies, test);
  return send(dependencies, test, sent, (state) => buildFixedTest(state, test, surroundings), surroundings);
}

export async function reviseTest(
  dependencies: FixedTestDependencies,
  revision: { readonly test: FixedTest; readonly reason: string },
  sent: Sent,
): Promise<Outcome<'mock_test_not_found' | 'mock_test_does_not_fit'>> {
  const { test } = revision;
  const surroundings = await surroundingsOf(dependencies, test);
  return send(
    dependencies,
    test,
    sent,
    (state) => reviseFixedTest(state, revision, surroundings),
    surroundings,
  );
}

export async function publishTest(
  dependencies: FixedTestDependencies,
  mockTestId: string,
  sent: Sent,
): Promise<Outcome<'mock_test_not_found' | 'mock_test_does_not_fit'>> {
  const found = await readFixedTest(dependencies.journal, mockTestId);
  if (!found) return { rejected: 'mock_test_not_found' };
  const { test } = found.state;
  const surroundings = await surroundingsOf(dependencies, test);
  return send(dependencies, test, sent, (state) => publishFixedTest(state, surroundings), surroundings);
}

export async function retireTest(
  dependencies: FixedTestDependencies,
  { mockTestId, reason }: { readonly mockTestId: string; readonly reason: string },
  sent: Sent,
): Promise<Outcome<'mock_test_not_found'>> {
  return send(dependencies, { mockTestId }, sent, (state) => retireFixedTest(state, { reason }));
}

async function send<Code extends string>(
  { journal }: FixedTestDependencies,
  test: Pick<FixedTest, 'mockTestId'> | FixedTest,
  { context, expectedRevision }: Sent,
  decide: (state: FixedTestState) => Decision<FixedTestEvent, Code>,
  surroundings?: FixedTestContext,
): Promise<Outcome<Code>> {
  const { mockTestId } = test;
  const sent = await handle(journal, fixedTestStream, mockTestId, context, decide, { expectedRevision });
  if ('rejected' in sent) {
    const isUnfit = sent.rejected === 'mock_test_does_not_fit' && surroundings && 'sections' in test;
    return isUnfit ? { ...sent, fields: bySection(faultsOf(test, surroundings)) } : sent;
  }
  const { state } = sent;
  if (state.status === 'missing') throw new Error(`${mockTestId} was accepted and is not there`);
  return { ...sent, state };
}

function bySection(faults: readonly FixedTestFault[]): Readonly<Record<string, string>> {
  const sections = Map.groupBy(faults, ({ section }) => section);
  return Object.fromEntries(
    [...sections].map(([section, all]) => [section, all.map(({ message }) => message).join(' ')]),
  );
}
