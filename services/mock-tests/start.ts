import { drawQuestions } from '#domain/mock-tests/draw-questions.ts';
import { StoreUnavailable } from '#domain/core/event-store.ts';
import { mayPractise } from '#domain/practice/access.ts';
import type { CommandContext } from '#domain/core/journal.ts';
import type { ReadModels } from '#projections/core/read-models.ts';
import { selectLastAsked } from '#projections/mock-tests/queries.ts';
import { listReserved } from '#projections/questions/queries.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { viewerOf, type LoggedIn } from '../identity/principal.ts';
import { countedOf } from '#domain/mock-tests/blueprint.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { setClocks } from '#domain/mock-tests/set-clocks.ts';
import { startMockTest } from '#domain/mock-tests/sit-mock-test.ts';
import { derivedId } from '../core/ids.ts';
import { onSitting, type MockTestOutcome } from './commands.ts';

/**
 * Starts a sitting with questions that are kept for tests and open to the student, in their present versions: those
 * of practice could be answered there, under another name, and their solutions sent here. The command's id is
 * the sitting's id and the seed of the draw; sent again it gives the sitting that was started first. The free test is
 * open to everyone.
 */
export async function startSitting(
  { journal, bank, readModels }: Dependencies,
  test: MockTestBlueprint,
  principal: LoggedIn,
  context: CommandContext,
): Promise<MockTestOutcome<'mock_test_not_found'>> {
  const { mockTestId, sections } = test;
  const isFree = test.mockTestCategory === 'free';
  const viewer = viewerOf(principal);
  const [listed, lastAsked] = await Promise.all([
    listReserved(
      readModels.db,
      countedOf(sections).map(({ type }) => type),
    ),
    selectLastAsked(readModels.db, principal.userId),
  ]);
  const open = isFree ? listed : listed.filter((question) => mayPractise(question, viewer, context.at));
  const uids = drawQuestions(sections, open, context.commandId, lastAsked);
  if (!uids) return noTest(readModels);
  const drawn = await Promise.all(
    uids.map(async (uid) => {
      const found = await bank.get(uid);
      if (!found) throw new Error(`${uid} is listed and has no stream`);
      return { question: found.question, revision: found.revision };
    }),
  );
  // There is one sitting of the free test: its name follows from its student's.
  const sessionId = isFree ? derivedId(mockTestId, principal.userId) : context.commandId;
  return onSitting(
    { journal },
    sessionId,
    context,
    (state) =>
      startMockTest(state, {
        sessionId,
        mockTestId,
        userId: principal.userId,
        sections: setClocks(sections, drawn),
        now: context.at,
      }),
    { isNew: true },
  );
}

/**
 * There are too few questions, or the list of them is still being made: then the same call may be made again.
 * @throws StoreUnavailable
 */
async function noTest(readModels: ReadModels): Promise<MockTestOutcome<'mock_test_not_found'>> {
  const states = await readModels.states();
  const list = states.find(({ name }) => name === 'questions');
  if (list?.status === 'running' && list.lagMs === 0) return { rejected: 'mock_test_not_found' };
  throw new StoreUnavailable('the list of questions is still being made');
}
