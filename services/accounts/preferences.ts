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
import type { LoggedIn } from '../identity/principal.ts';
import { route, type Route } from '../http/route.ts';
import { userOf } from './user.ts';

interface Sent {
  readonly principal: LoggedIn;
  readonly context: CommandContext;
}

/**
 * What users set for themselves: markers, night mode, the exam they prepare for. Each call answers the user as it
 * is then. Specification, document 1, sections 3, 4 and 7.
 */
export function preferenceRoutes({ journal }: Pick<Dependencies, 'journal'>): Route[] {
  async function change({ principal: { userId }, context: sender }: Sent, command: AccountCommand) {
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
    route(contract.updateUserArray, ({ input, ...sent }) =>
      change(sent, { type: 'markStep', step: input.stepsDone }),
    ),
    route(contract.removeUserArray, ({ input, ...sent }) =>
      change(sent, { type: 'unmarkStep', step: input.stepsDone }),
    ),
    route(contract.toggleNightMode, ({ input, ...sent }) =>
      change(sent, { type: 'switchNightMode', isNightMode: input.isNightMode }),
    ),
    route(contract.updateUser, ({ input, ...sent }) => change(sent, { type: 'changeNightTime', ...input })),
    route(contract.toggleExamType, ({ input, ...sent }) =>
      change(sent, { type: 'chooseExamType', examType: input.examType }),
    ),
  ];
}
