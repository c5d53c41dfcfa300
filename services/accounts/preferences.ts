import * as contract from '#domain/accounts/contract.ts';
import * as preferences from '#domain/accounts/preferences.ts';
import type { CommandContext } from '#domain/core/journal.ts';
import type { RejectionCode } from '#domain/core/rejection.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { LoggedIn } from '../identity/principal.ts';
import { done, route, type Route } from '../http/route.ts';
import { readStanding } from '../credits/read-ledger.ts';
import { userOf } from './user.ts';

interface Sent {
  readonly principal: LoggedIn;
  readonly context: CommandContext;
}

/**
 * What users set for themselves: markers, night mode, the exam they prepare for. Each call answers the user as it
 * is then. Specification, document 1, sections 3, 4 and 7.
 */
export function preferenceRoutes(dependencies: Pick<Dependencies, 'journal' | 'settings'>): Route[] {
  const { journal } = dependencies;
  async function set<Code extends RejectionCode>(
    { principal, context: sender }: Sent,
    change: preferences.Change<Code>,
  ) {
    const { userId, account } = principal;
    const { preferences: start } = account;
    const context = { ...sender, userId };
    const changed = await handle(journal, preferences.preferencesStream, userId, context, (state) =>
      preferences.changePreferences(state, { start, change }),
    );
    if ('rejected' in changed) return changed;
    const standing = await readStanding(dependencies, { userId });
    const user = userOf(account, preferences.valuesOf(changed.state, start), standing);
    return done({ user }, changed);
  }

  return [
    route(contract.updateUserArray, ({ input, ...sent }) => set(sent, preferences.markStep(input.stepsDone))),
    route(contract.removeUserArray, ({ input, ...sent }) =>
      set(sent, preferences.unmarkStep(input.stepsDone)),
    ),
    route(contract.toggleNightMode, ({ input, ...sent }) =>
      set(sent, preferences.switchNightMode(input.isNightMode)),
    ),
    route(contract.updateUser, ({ input, ...sent }) => set(sent, preferences.changeNightTime(input))),
    route(contract.toggleExamType, ({ input, ...sent }) =>
      set(sent, preferences.chooseExamType(input.examType)),
    ),
  ];
}
