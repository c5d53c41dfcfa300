import { reject } from '#domain/core/decision.ts';
import type { CommandContext } from '#domain/core/journal.ts';
import { blueprintOf } from '#domain/mock-tests/fixed-test-blueprint.ts';
import type { FixedTest } from '#domain/mock-tests/fixed-test-content.ts';
import { blueprintFaults } from '#domain/mock-tests/fixed-test-faults.ts';
import { setClocks } from '#domain/mock-tests/set-clocks.ts';
import { startMockTest } from '#domain/mock-tests/sit-mock-test.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { onSitting, type MockTestOutcome } from '../commands.ts';
import { sittingIdOf } from '../sitting-ids.ts';
import { askedQuestions } from './asked-questions.ts';

/** Starts a sitting that is in no statistics, for an admin who tries a test. */
export async function startTrial(
  { journal, bank }: Pick<Dependencies, 'journal' | 'bank'>,
  test: FixedTest,
  userId: string,
  context: CommandContext,
): Promise<MockTestOutcome<'mock_test_incomplete'>> {
  const { mockTestId, examType } = test;
  const asked = await askedQuestions(bank, blueprintOf(test).questions);
  if (!asked || blueprintFaults(test).length > 0) return reject('mock_test_incomplete');
  const sections = setClocks(blueprintOf(test).sections, asked);
  const sessionId = sittingIdOf(userId, context.commandId);
  const start = {
    sessionId,
    mockTestId,
    userId,
    sections,
    examType,
    mark: 'trial',
    now: context.at,
  } as const;
  return onSitting({ journal }, sessionId, context, (state) => startMockTest(state, start), { isNew: true });
}
