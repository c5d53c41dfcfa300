import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { patienceMs } from '#infra/testing/patience.ts';
import { runCommand } from './command.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

const callsIn = (script: string) =>
  script.split('&&').map((call) => {
    const words = call.trim().split(/\s+/);
    return words.slice(words.indexOf('run') + 1);
  });

// Vitest silently ignores a filter without matching files if another filter matches.
test('`npm run test:containers` runs something of each project and of each place that it names', async () => {
  for (const args of callsIn(scripts['test:containers'] ?? '')) {
    const { code, output } = await runCommand(root, {
      entry: path.join('node_modules', 'vitest', 'vitest.mjs'),
      args: ['list', '--filesOnly', ...args],
      patienceMs,
    });
    expect({ code, output }).toMatchObject({ code: 0 });
    const files = [...output.matchAll(/^\[(\w+)\] (\S+)$/gm)].map(([, project, file]) => ({ project, file }));
    const projects = args.filter((_, at) => args[at - 1] === '--project');
    const places = args.filter((word) => !word.startsWith('--') && !projects.includes(word));
    expect(new Set(files.map(({ project }) => project))).toEqual(new Set(projects));
    expect(places.filter((place) => !files.some(({ file = '' }) => file.startsWith(place)))).toEqual([]);
  }
});
