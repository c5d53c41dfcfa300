import { queryClient } from '../core/query-client.ts';
import { followVersion } from './follow-version.ts';
import { storeQueries } from './stored-queries.ts';
import { registerWorker } from './register.ts';
import { reportToServer } from './report-to-server.ts';

export async function prepare(): Promise<void> {
  storeQueries(queryClient);
  reportToServer();
  // Some browsers have no service workers, or none in private windows.
  await registerWorker().catch(() => undefined);
  followVersion();
}
