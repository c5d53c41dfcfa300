import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { clients } from '#infra/launcher/clients.ts';
import type { Command } from './command.ts';

export type StaticCheck = Omit<Command, 'patienceMs'> & { readonly name: string };

const wings = ['domain', 'projections', 'services', 'workflows', 'infra', ...clients];

/** The programs of our packages, run by path: `npx` would cost a quarter of a second each. */
const bin = (name: string) => path.join('node_modules', '.bin', name);

const cacheOf = (name: string) =>
  path.join('node_modules', '.cache', 'ninety', `${name.replaceAll(' ', '-')}.tsbuildinfo`);

const types = (name: string, project: string): StaticCheck => ({
  name: `Types, ${name}`,
  entry: bin('tsc'),
  // What was found is kept for the next run, which then takes half the time.
  args: ['--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', cacheOf(name)],
});

/**
 * The rules that know types run in a Go program, which spends a third of its time collecting garbage. It may take up
 * more memory instead, but not without end.
 */
const sparingOfGarbage = { ...process.env, GOGC: '800', GOMEMLIMIT: '3GiB' };

function hasBrowserTests(root: string, client: string): boolean {
  return globSync(path.join(client, 'e2e', '**', '*.ts'), { cwd: root }).length > 0;
}

/** What is checked without running anything; the slowest first, for two run at a time. */
export function staticChecks(root: string): readonly StaticCheck[] {
  return [
    { name: 'Lint', entry: bin('oxlint'), args: ['.'], environment: sparingOfGarbage },
    {
      name: 'Formatting',
      entry: bin('prettier'),
      args: ['--check', '--log-level=warn', '--cache', '.'],
    },
    { name: 'Nothing unused', entry: bin('knip'), args: ['--no-progress', '--treat-config-hints-as-errors'] },
    {
      name: 'Floors',
      nodeFlags: ['--import', path.join(import.meta.dirname, 'using-declarations.ts')],
      entry: bin('depcruise'),
      args: [
        '--config',
        '.dependency-cruiser.cjs',
        ...wings.filter((wing) => existsSync(path.join(root, wing))),
      ],
    },
    { name: 'Content', entry: path.join('infra', 'seed', 'content-check', 'main.ts'), args: [] },
    types('servers', '.'),
    ...clients.flatMap((client) => [
      types(client, client),
      ...(hasBrowserTests(root, client) ? [types(`${client} tests`, path.join(client, 'e2e'))] : []),
    ]),
  ];
}
