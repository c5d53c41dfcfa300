import { exportUserData } from '#domain/accounts/export-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { route, type Route } from '../../http/route.ts';
import { requireIdentity } from '../sign-in/require-identity.ts';
import { exportData } from './export-data.ts';

export function exportRoutes(dependencies: Dependencies): Route[] {
  return [
    route(
      exportUserData,
      async ({ input, principal, network, now }) => {
        const given = { password: input.password, network, now };
        const refused = await requireIdentity(dependencies, principal, given);
        if (refused) return refused;
        const stream = {
          content: exportData(dependencies, principal.account, now),
          mediaType: 'application/zip',
          fileName: `ninety-my-data-${now.slice(0, 10)}.zip`,
        };
        return { status: 200, stream };
      },
      { reads: ['user_streams'], accountOf: async ({ principal }) => principal.userId },
    ),
  ];
}
