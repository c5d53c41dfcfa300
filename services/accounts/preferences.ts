import {
  accountCodec,
  accountDecider,
  accountStream,
  type AccountCommand,
} from '#domain/accounts/account.ts';
import * as contract from '#domain/accounts/contract.ts';
import type { CommandContext } from '#domain/core/journal.ts';
import { execute } from '../core/command-handler.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { LoggedIn } from '../core/principal.ts';
import { route, type Route } from '../core/route.ts';
import { userOf } from './user.ts';

/**
 * What users set for themselves: markers, night mode, the exam they prepare for. Each call answers the user as it
 * is then. Specification, document 1, sections 3, 4 and 7.
 */
export function preferenceRoutes({ journal }: Pick<Dependencies, 'journal'>): Route[] {
  async function change({ userId }: LoggedIn, sender: CommandContext, command: AccountCommand) {
    const changed = await execute(journal, {
      decider: accountDecider,
      codec: accountCodec,
      stream: accountStream(userId),
      context: { ...sender, userId },
      commands: [command],
    });
    if ('rejected' in changed) return changed;
    const { state, position } = changed;
    // The account was there a moment ago, when the caller was checked.
    if (state.status === 'unregistered' || state.status === 'deleted')
      return { rejected: 'account_deleted' } as const;
    return { status: 200, body: { user: userOf(state) }, ...(position && { position }) } as const;
  }

  return [
    route(contract.updateUserArray, ({ input, principal, context }) =>
      change(principal, context, { type: 'markStep', step: input.stepsDone }),
    ),
    route(contract.removeUserArray, ({ input, principal, context }) =>
      change(principal, context, { type: 'unmarkStep', step: input.stepsDone }),
    ),
    route(contract.toggleNightMode, ({ input, principal, context }) =>
      change(principal, context, { type: 'switchNightMode', isNightMode: input.isNightMode }),
    ),
    route(contract.updateUser, ({ input, principal, context }) =>
      change(principal, context, { type: 'changeNightTime', ...input }),
    ),
    route(contract.toggleExamType, ({ input, principal, context }) =>
      change(principal, context, { type: 'chooseExamType', examType: input.examType }),
    ),
  ];
}
