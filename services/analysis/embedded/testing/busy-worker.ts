import { existsSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

/** Stays busy, as a model does, until the file is gone; then returns its thread id. */
export default function read({ until }: { readonly until: string }): number {
  while (existsSync(until));
  return threadId;
}
