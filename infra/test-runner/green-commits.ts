import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** A line for each commit that passed a full `npm test`. */
const greenCommits = path.join(homedir(), '.cache', 'ninety', 'green-commits');

/** The commit of a clean working tree; undefined if files differ from it or there is no repository. */
export function cleanCommit(root: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
  } catch {
    return undefined;
  }
}

/** Records that a commit passed, so that a script can check whether it was fully tested. */
export function recordGreenCommit(commit: string, file = greenCommits): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${commit}\n`);
}
