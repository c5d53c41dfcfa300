import { accountStream, type OpenAccount } from '#domain/accounts/account.ts';
import { changeFirstName } from '#domain/accounts/profile/change-first-name.ts';
import * as contract from '#domain/accounts/contract.ts';
import * as preferences from '#domain/accounts/profile/preferences.ts';
import { reject } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { handle } from '../../core/handle.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { LoggedIn } from '../../identity/principal.ts';
import { done, route, type Route } from '../../http/route.ts';
import { readUser } from '../read-user.ts';

interface Sent {
  readonly principal: LoggedIn;
  readonly context: CommandContext;
}

type Hours = Parameters<typeof preferences.changeNightTime>[0];

/** Preferences; each call returns the updated user. Specification, document 1, sections 3, 4 and 7. */
export function preferenceRoutes(dependencies: Pick<Dependencies, 'journal' | 'settings'>): Route[] {
  const { journal } = dependencies;
  async function set<Code extends string>(
    { principal, context: sender }: Sent,
    change: preferences.Change<Code>,
    account: OpenAccount = principal.account,
  ) {
    const { userId } = principal;
    const { preferences: start } = account;
    const context = { ...sender, userId };
    const changed = await handle(journal, preferences.preferencesStream, userId, context, (state) =>
      preferences.changePreferences(state, { start, change }),
    );
    if ('rejected' in changed) return changed;
    const values = preferences.valuesOf(changed.state, start);
    const user = await readUser(dependencies, account, context.at, values);
    return done({ user }, changed);
  }

  async function updateUser(sent: Sent, firstName: string | undefined, hours: Hours | undefined) {
    const { userId, account } = sent.principal;
    const context = { ...sent.context, userId };
    const named =
      firstName === undefined
        ? undefined
        : await handle(journal, accountStream, userId, context, (state) =>
            changeFirstName(state, { firstName }),
          );
    if (named && 'rejected' in named) {
      return reject(named.rejected === 'account_deleted' ? 'not_found' : named.rejected);
    }
    const present = named && 'email' in named.state ? named.state : account;
    if (hours) return set(sent, preferences.changeNightTime(hours), present);
    const user = await readUser(dependencies, present, context.at);
    return named ? done({ user }, named) : { status: 200 as const, body: { user } };
  }

  return [
    route(contract.updateUserArray, ({ input, ...sent }) => set(sent, preferences.markStep(input.stepsDone))),
    route(contract.removeUserArray, ({ input, ...sent }) =>
      set(sent, preferences.unmarkStep(input.stepsDone)),
    ),
    route(contract.toggleNightMode, ({ input, ...sent }) =>
      set(sent, preferences.switchNightMode(input.isNightMode)),
    ),
    route(
      contract.updateUser,
      ({ input: { firstName, nightTimeStart: start, nightTimeEnd: end }, ...sent }) =>
        updateUser(
          sent,
          firstName,
          start === undefined || end === undefined ? undefined : { nightTimeStart: start, nightTimeEnd: end },
        ),
    ),
    route(contract.toggleExamType, ({ input, ...sent }) =>
      set(sent, preferences.chooseExamType(input.examType)),
    ),
  ];
}
