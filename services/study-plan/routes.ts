import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Decision } from '#domain/core/events/decision.ts';
import * as contract from '#domain/study-plan/contract.ts';
import {
  endPlan,
  setPlan,
  studyPlanStream,
  type OwnPlan,
  type StudyPlanEvent,
} from '#domain/study-plan/plan-settings.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { done, route, type Route } from '../http/route.ts';
import { planOfToday } from './plan-of-today.ts';

export function routes(
  dependencies: Pick<Dependencies, 'readModels' | 'mockTests' | 'journal' | 'settings'>,
): Route[] {
  const { journal } = dependencies;
  const change = async (
    userId: string,
    sender: CommandContext,
    decide: (state: OwnPlan) => Decision<StudyPlanEvent>,
  ) => {
    const changed = await handle(journal, studyPlanStream, userId, { ...sender, userId }, decide);
    return 'rejected' in changed ? changed : done({ settings: changed.state.settings }, changed);
  };
  return [
    route(
      contract.fetchStudyPlan,
      async ({ input: { timeZone }, principal, now }) => ({
        status: 200,
        body: await planOfToday(dependencies, principal, { now, timeZone }),
      }),
      { reads: ['attempts', 'sittings', 'test_times', 'reviews', 'questions', 'fixed_tests'] },
    ),

    route(contract.saveStudyPlan, ({ input, principal: { userId }, context }) =>
      change(userId, context, (state) => setPlan(state, input)),
    ),

    route(contract.endStudyPlan, ({ principal: { userId }, context }) => change(userId, context, endPlan)),
  ];
}
