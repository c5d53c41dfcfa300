import { queryClient } from '../core/query-client.ts';
import { keepQueries } from './kept-queries.ts';
import { registerWorker } from './register.ts';

export function prepare(): Promise<void> {
  keepQueries(queryClient);
  return registerWorker();
}
