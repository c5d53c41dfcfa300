import { existsSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

/** Is busy, as a model is, until the file is gone; then it says which thread it is. */
export default function read({ until }: { readonly until: string }): number {
  while (existsSync(until));
  return threadId;
}
