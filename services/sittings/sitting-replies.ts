import { reject, type Decision } from '#domain/core/events/decision.ts';
import type { Instant } from '#domain/core/instant.ts';
import type * as contract from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import type { Moment } from '#domain/sittings/clocks/lost-time.ts';
import type { MockTestAttempt, MockTestEvent } from '#domain/sittings/mock-test-attempt.ts';
import type { Dependencies } from '../dependencies.ts';
import { momentOf } from './moment-of.ts';
import { done, type Request } from '../http/route.ts';
import { onSitting, type MockTestOutcome } from './commands.ts';
import { nameOfTest } from '../fixed-tests/test-on-offer.ts';
import { deleteDraftOfEndedTest, findTestDraft, isTakenOver } from './test-drafts.ts';
import { readOwnSitting, type StartedAttempt } from './read-sitting.ts';
import { sittingView } from './sitting-view.ts';

export type Answering = Pick<Request<typeof startMockTest>, 'principal' | 'now'>;

export type SittingReplies = ReturnType<typeof createSittingReplies>;

type ReplyDependencies = Pick<
  Dependencies,
  'journal' | 'mockTests' | 'bank' | 'signedFiles' | 'readModels' | 'pool' | 'keys'
>;

export function createSittingReplies(dependencies: ReplyDependencies) {
  const { journal, pool } = dependencies;
  const nameOf = (mockTestId: string) => nameOfTest(dependencies, mockTestId);

  /** The current sitting, including lost time and the unsent draft. @param moment if lost time was read already */
  const viewOf = async (state: StartedAttempt, now: Instant, moment?: Moment) => {
    const view = await sittingView(
      state,
      dependencies,
      await nameOf(state.test.mockTestId),
      moment ?? (await momentOf(dependencies, state, now)),
    );
    const { holder, draft } = (await findTestDraft(dependencies, state.test)) ?? {};
    return {
      ...view,
      ...(holder !== undefined && { holder }),
      ...(draft && view.question?.uid === draft.uid && { draft: draft.answer }),
    };
  };

  /** @param moment of the decision */
  async function answer<Code extends string>(
    outcome: MockTestOutcome<Code>,
    { principal, now }: Answering,
    moment?: Moment,
  ) {
    if ('rejected' in outcome) return outcome;
    const { state } = outcome;
    if (state.status === 'not_started' || state.test.userId !== principal.userId || state.isRemoved)
      return reject('mock_test_not_found');
    await deleteDraftOfEndedTest(pool, state);
    // A repeated command shows an earlier state, with the lost time since then.
    const isCurrent = !outcome.replayed && moment?.lost !== undefined;
    return done(await viewOf(state, now, isCurrent ? moment : undefined), outcome);
  }

  /** A command in a sitting, from the page that holds it. */
  async function move<Code extends string>(
    request: Pick<
      Request<typeof contract.startMockTestSection>,
      'input' | 'principal' | 'now' | 'context' | 'expectedRevision'
    >,
    rule: (state: MockTestAttempt, moment: Moment) => Decision<MockTestEvent, Code>,
  ) {
    const { input, principal, now, context, expectedRevision } = request;
    const sitting = await readOwnSitting(journal, input.sessionId, principal.userId);
    if (!sitting) return reject('mock_test_not_found');
    if (await isTakenOver(pool, input.sessionId, input.holder)) return reject('sitting_taken_over');
    const moment = await momentOf(dependencies, sitting.state, now);
    const decide = (state: MockTestAttempt) => rule(state, moment);
    return answer(
      await onSitting(dependencies, input.sessionId, context, decide, {
        expectedRevision,
        seen: sitting,
      }),
      request,
      moment,
    );
  }

  return { nameOf, viewOf, answer, move };
}
