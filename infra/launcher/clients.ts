import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNode, type NodeProcess } from './node-part.ts';

export type ClientBuild = Omit<NodeProcess, 'name' | 'entry' | 'args' | 'nodeFlags'> & {
  readonly signal: AbortSignal;
};

/** Folders at the root, each built by Vite into `dist/`. */
export const clients = ['web-student', 'web-admin'] as const;

/** Sources of a client outside its folder. */
const shared = ['domain/**/*.ts', 'package-lock.json', 'tsconfig.json'];
const leftOut = /(^|\/)(dist|node_modules|e2e)\/|\.spec\.tsx?$/;

/** Builds a client if its sources have changed, and returns whether it did. @throws LaunchFailure with Vite's reason */
export async function buildClient(client: string, { signal, ...build }: ClientBuild): Promise<boolean> {
  const folder = path.join(build.cwd, client);
  const mark = path.join(folder, 'dist', '.sources');
  const sources = sourcesHash(build.cwd, client);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return false;
  const vite = path.join(build.cwd, 'node_modules', 'vite', 'bin', 'vite.js');
  // A test runner's `NODE_ENV` would build React for development: larger and slower.
  const environment = { ...build.environment, NODE_ENV: 'production' };
  const name = `Building ${client}`;
  await runNode({ ...build, environment, name, entry: vite, args: ['build', folder] }, signal);
  signal.throwIfAborted();
  // Written last and cleared by the next build, so that an interrupted build is repeated.
  writeFileSync(mark, sources);
  return true;
}

function sourcesHash(root: string, client: string): string {
  const hash = createHash('sha256');
  const files = globSync([`${client}/**/*`, ...shared], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'dist' || entry.name === 'node_modules',
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((name) => !leftOut.test(name))
    .toSorted();
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
