import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { blueprintOf } from '#domain/fixed-tests/fixed-test-blueprint.ts';
import { fixedTestIdSchema } from '#domain/fixed-tests/fixed-test-content.ts';
import { blueprintFaults } from '#domain/fixed-tests/fixed-test-faults.ts';
import { randomTestName } from '#domain/mock-tests/random-test.ts';
import { selectOptionalFixedTestName } from '#projections/fixed-tests/queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { readFixedTest } from './read-fixed-test.ts';

/** A test of the catalogue, or a published fixed one in its exam's format. @throws StoreUnavailable */
export async function testOnOffer(
  { journal, mockTests }: Pick<Dependencies, 'journal' | 'mockTests'>,
  mockTestId: string,
): Promise<MockTestBlueprint | undefined> {
  const drawn = mockTests.find((candidate) => candidate.mockTestId === mockTestId);
  if (drawn || !isFixed(mockTestId)) return drawn;
  const state = (await readFixedTest(journal, mockTestId))?.state;
  const isOnOffer = state?.status === 'published' && blueprintFaults(state.test).length === 0;
  return isOnOffer ? blueprintOf(state.test) : undefined;
}

/** A test's name, also after its retirement; an unknown one's id. @throws StoreUnavailable */
export async function nameOfTest(
  { journal, mockTests, readModels }: Pick<Dependencies, 'journal' | 'mockTests' | 'readModels'>,
  mockTestId: string,
): Promise<string> {
  const drawn = mockTests.find((candidate) => candidate.mockTestId === mockTestId);
  if (drawn) return drawn.name;
  const random = randomTestName(mockTestId);
  if (random !== undefined) return random;
  if (!isFixed(mockTestId)) return mockTestId;
  const listed = await selectOptionalFixedTestName(readModels.db, mockTestId);
  // A test that was just built is not listed yet.
  return listed ?? (await readFixedTest(journal, mockTestId))?.state.test.name ?? mockTestId;
}

const isFixed = (mockTestId: string) => fixedTestIdSchema.safeParse(mockTestId).success;
