import { execFileSync } from 'node:child_process';

/** Files that differ from the last commit, including new ones, as paths from the root. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [
    ...git('diff', '--name-only', '--relative', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)];
}

const capabilityFolder = /^(?:domain|projections|services|workflows|web-\w+\/src\/features)\/([^/]+)\//;
/** Every capability depends on these. */
const shared: ReadonlySet<string> = new Set(['core', 'http', 'identity', 'live']);

/**
 * The folders of the changed capabilities, as path segments that are the same in every layer: "/inbox/". Nearly every
 * page and API test reaches every capability through the routes, so the tests of other capabilities wait for the full
 * run.
 * @returns undefined if shared code changed
 */
export function changedCapabilities(files: readonly string[]): string[] | undefined {
  const folders = new Set<string>();
  for (const file of files.filter((name) => !name.endsWith('.md'))) {
    const name = capabilityFolder.exec(file)?.[1];
    if (name === undefined || shared.has(name)) return undefined;
    folders.add(`/${name}/`);
  }
  return [...folders];
}
