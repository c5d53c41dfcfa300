import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { clients } from '#infra/launcher/clients.ts';
import type { Command } from './command.ts';

export type StaticCheck = Omit<Command, 'patienceMs'> & { readonly name: string };

const layers = ['domain', 'projections', 'services', 'workflows', 'infra', ...clients];

/** Our packages' programs, run by path: `npx` would add a quarter of a second each. */
const bin = (name: string) => path.join('node_modules', '.bin', name);

const cacheOf = (name: string) => path.join('node_modules', '.cache', 'ninety', `${name}.tsbuildinfo`);

export const checksAtOnce = 2;
const threads = String(Math.max(1, Math.floor(availableParallelism() / checksAtOnce)));

/**
 * The type-aware rules and the compiler are Go programs. They spend a third of their time on garbage collection unless
 * they may use more memory, and each thread checks the same types again: one thread per check.
 */
const ofGo = { ...process.env, GOGC: '800', GOMEMLIMIT: '3GiB', GOMAXPROCS: threads };

const types = (name: string, project: string): StaticCheck => ({
  name: `Types, ${name}`,
  entry: bin('tsc'),
  environment: ofGo,
  // The next run reads the build info and takes half the time.
  args: [
    '--noEmit',
    '-p',
    project,
    '--checkers',
    threads,
    '--incremental',
    '--tsBuildInfoFile',
    cacheOf(name),
  ],
});

const contentCheck = path.join('infra', 'lab', 'content-check', 'main.ts');

/** Scores the sample answers of the whole bank with the models, which takes over a minute. */
export const contentWithScores: StaticCheck = { name: 'Sample scores', entry: contentCheck, args: [] };

/** The checks that do not run the product; the slowest first, because {@link checksAtOnce} run at a time. */
export function staticChecks(root: string): readonly StaticCheck[] {
  return [
    { name: 'Lint', entry: bin('oxlint'), args: ['.'], environment: ofGo },
    { name: 'Formatting', entry: bin('oxfmt'), args: ['--check', '.'] },
    { name: 'Nothing unused', entry: bin('knip'), args: ['--no-progress', '--treat-config-hints-as-errors'] },
    {
      name: 'Layers',
      nodeFlags: ['--import', path.join(import.meta.dirname, 'using-declarations.ts')],
      entry: bin('depcruise'),
      args: [
        '--config',
        '.dependency-cruiser.cjs',
        ...layers.filter((layer) => existsSync(path.join(root, layer))),
      ],
    },
    { name: 'Content', entry: contentCheck, args: ['--rules'] },
    types('servers', '.'),
    ...clients.map((client) => types(client, client)),
  ];
}
