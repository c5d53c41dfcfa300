import { changePreferences, noteStep, preferencesStream } from '#domain/accounts/profile/preferences.ts';
import { adminMockTests, allowFirstMockTest, giveMockTestBack } from '#domain/sittings/admin-contract.ts';
import { listMockTests } from '#projections/sittings/queries.ts';
import { readAccount } from '../accounts/read-account.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';
import { done, route, type Route } from '../http/route.ts';
import { returnSittingCredit } from './return-sitting-credit.ts';

export const sittingAdminRoutes = ({
  readModels,
  journal,
  settings,
}: Pick<Dependencies, 'readModels' | 'journal' | 'settings'>): Route[] => [
  ...adminResourceRoutes(adminMockTests, {
    reads: ['sittings', 'fixed_tests'],
    list: (query) => listMockTests(readModels.db, query),
  }),

  route(giveMockTestBack, async ({ input, context }) => {
    const given = await returnSittingCredit({ journal, settings }, input, context);
    return 'rejected' in given ? given : done({ credits: 1 }, given);
  }),

  route(
    allowFirstMockTest,
    async ({ input: { id: userId }, context: sender }) => {
      const account = await readAccount(journal, userId);
      if (account.status === 'unregistered') return { rejected: 'not_found' };
      if (account.status === 'deleted') return { rejected: 'account_deleted' };
      const start = account.preferences;
      const context = { ...sender, userId };
      const noted = await handle(journal, preferencesStream, userId, context, (state) =>
        changePreferences(state, { start, change: noteStep('can_take_mock_test_1') }),
      );
      return 'rejected' in noted ? noted : done({}, noted);
    },
    { about: ({ input }) => input.id },
  ),
];
