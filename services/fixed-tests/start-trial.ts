import { reject } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { blueprintOf } from '#domain/fixed-tests/fixed-test-blueprint.ts';
import type { FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import { blueprintFaults } from '#domain/fixed-tests/fixed-test-faults.ts';
import { setClocks } from '#domain/sittings/clocks/set-clocks.ts';
import { startMockTest } from '#domain/sittings/sit-mock-test.ts';
import type { Dependencies } from '../dependencies.ts';
import { onSitting, type MockTestOutcome } from '../sittings/commands.ts';
import { sittingIdOf } from '../sittings/sitting-ids.ts';
import { findReservedQuestions } from './find-reserved-questions.ts';

export async function startTrial(
  { journal, bank }: Pick<Dependencies, 'journal' | 'bank'>,
  test: FixedTest,
  userId: string,
  context: CommandContext,
): Promise<MockTestOutcome<'mock_test_incomplete'>> {
  const { mockTestId, name: testName, examType } = test;
  const asked = await findReservedQuestions(bank, blueprintOf(test).questions);
  if (!asked || blueprintFaults(test).length > 0) return reject('mock_test_incomplete');
  const sections = setClocks(blueprintOf(test).sections, asked);
  const sessionId = sittingIdOf(userId, context.commandId);
  const start = {
    sessionId,
    mockTestId,
    testName,
    userId,
    sections,
    examType,
    mark: 'trial',
    now: context.at,
  } as const;
  return onSitting({ journal }, sessionId, context, (state) => startMockTest(state, start), { isNew: true });
}
