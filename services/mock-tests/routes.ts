import {
  changePreferences,
  noteStep,
  preferencesStream,
  valuesOf,
} from '#domain/accounts/profile/preferences.ts';
import { markersOf } from '#domain/accounts/profile/steps.ts';
import * as contract from '#domain/mock-tests/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { done, route, type Route } from '../http/route.ts';
import { createSittingReplies } from '../sittings/sitting-replies.ts';
import { listTests } from './list-tests.ts';
import { startRoutes } from './start-routes.ts';

/** Timed tests and their starts: specification, document 1, sections 4 and 7. */
export function routes(dependencies: Dependencies): Route[] {
  const { journal } = dependencies;

  return [
    route(
      contract.fetchAllMockTest,
      async ({ principal, now }) => {
        return { status: 200, body: await listTests(dependencies, principal, now) };
      },
      { reads: ['sittings', 'questions', 'fixed_tests'] },
    ),

    ...startRoutes(dependencies, createSittingReplies(dependencies)),

    route(contract.didMockTestOverview, async ({ principal: { userId, account }, context: sender }) => {
      const start = account.preferences;
      const context = { ...sender, userId };
      const noted = await handle(journal, preferencesStream, userId, context, (state) =>
        changePreferences(state, { start, change: noteStep('did_mock_test_overview') }),
      );
      if ('rejected' in noted) return noted;
      return done({ stepsDone: markersOf(account, valuesOf(noted.state, start).stepsDone) }, noted);
    }),
  ];
}
