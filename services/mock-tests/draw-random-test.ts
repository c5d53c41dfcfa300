import type { CommandContext } from '#domain/core/events/journal.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { randomBlueprint, type RandomTest } from '#domain/mock-tests/random-test.ts';
import { weakestTypes } from '#domain/mock-tests/rank-types.ts';
import { answerableCodes } from '#domain/question-types/registry.ts';
import { listReserved } from '#projections/questions/queries.ts';
import { selectTypeStatistics } from '#projections/statistics/queries.ts';
import type { Dependencies } from '../dependencies.ts';
import type { LoggedIn } from '../identity/principal.ts';

/** The command's id seeds the draw. */
export async function drawRandomTest(
  { readModels: { db } }: Pick<Dependencies, 'readModels'>,
  chosen: RandomTest,
  { userId }: Pick<LoggedIn, 'userId'>,
  { commandId }: Pick<CommandContext, 'commandId'>,
): Promise<MockTestBlueprint> {
  const [reserved, practised] = await Promise.all([
    listReserved(db, answerableCodes),
    selectTypeStatistics(db, userId),
  ]);
  const counts = Map.groupBy(reserved, ({ type }) => type);
  return randomBlueprint(chosen, {
    seed: commandId,
    weakest: weakestTypes(practised),
    available: (type) => counts.get(type)?.length ?? 0,
  });
}
