import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const lineSchema = z.object({ time: z.number(), msg: z.literal('workflow worker running') });

/** The start times of the worker from its log, in milliseconds since 1970. */
export function workerRunsOf(dataDir: string): number[] {
  const folder = path.join(dataDir, 'logs');
  const files = readdirSync(folder).filter((name) => name.startsWith('workflows.log'));
  const lines = files.flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'));
  return lines.flatMap((line) => timeOf(line)).toSorted((one, other) => one - other);
}

function timeOf(line: string): number[] {
  try {
    const read = lineSchema.safeParse(JSON.parse(line));
    return read.success ? [read.data.time] : [];
  } catch {
    // A dying process may print plain text.
    return [];
  }
}
