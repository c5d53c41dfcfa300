import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patienceMs } from '#infra/testing/patience.ts';
import { runCommand } from './command.ts';
import { staticChecks } from './static-checks.ts';

// A small project with one wrong import for each rule, checked as in `npm test`.
const root = path.resolve(import.meta.dirname, '..', '..');
const wrong: Readonly<Record<string, readonly [string, string]>> = {
  'domain-imports-upwards': ['domain/up.ts', "import '#services/core.ts';"],
  'projections-imports-upwards': ['projections/up.ts', "import '#services/core.ts';"],
  'services-imports-upwards': ['services/up.ts', "import '#workflows/core.ts';"],
  'workflows-imports-upwards': ['workflows/up.ts', "export * from '../infra/config.ts';"],
  'services-core-imports-no-capability': ['services/core/credit.ts', "import '../credits/count.ts';"],
  'domain-imports-no-platform': ['domain/disk.ts', "import 'node:fs';"],
  'clients-import-domain-only': [
    'web-student/src/down.tsx',
    "export const page = () => import('#services/core.ts');",
  ],
  'clients-use-no-node': ['web-student/src/disk.ts', "import 'node:fs';"],
  'clients-stand-apart': ['web-student/src/beside.ts', "import '../../web-admin/src/main.ts';"],
  'no-import-of-clients': ['infra/client.ts', "import '../web-admin/src/main.ts';"],
  'no-test-parts-in-programs': ['services/test.ts', "import '#infra/testing/servers/database.ts';"],
  'no-lab-in-programs': ['infra/lab.ts', "import './lab/bench.ts';"],
  'no-cycles': ['domain/one.ts', "export type { Two } from './two.ts';"],
  resolvable: ['domain/lost.ts', "import './nowhere.ts';"],
  'features-stand-apart': ['web-student/src/features/inbox/mail.ts', "import '../mail/list.ts';"],
  'commerce-uses-few-features': ['web-student/src/features/commerce/mail.ts', "import '../mail/list.ts';"],
  'shared-folders-import-no-feature': [
    'web-student/src/components/mail.ts',
    "import '../features/mail/list.ts';",
  ],
  'no-dev-dependency-in-programs': ['services/check.ts', "import 'vitest';"],
};
const right: Readonly<Record<string, string>> = {
  'domain/core.ts': "import { z } from 'zod'; export const core = z.string();",
  'domain/core.spec.ts': "import 'vitest'; import './core.ts'; { await using later = null; }",
  'domain/two.ts': "import './one.ts'; export type Two = 2;",
  'services/core.ts': "import '#domain/core.ts';",
  'services/core/ids.ts': "import '../../domain/core.ts';",
  'services/credits/count.ts': "import '../core/ids.ts';",
  'services/dependencies.ts': "import './core/ids.ts'; import './credits/count.ts';",
  'services/core.int.spec.ts': "import './core.ts'; import '#infra/testing/servers/database.ts';",
  'workflows/core.ts': "import '#services/core.ts'; import '#projections/core.ts';",
  'projections/core.ts': "import '#domain/core.ts';",
  'infra/config.ts': "import '#workflows/core.ts';",
  'infra/lab/bench.ts':
    "import 'autocannon'; import '../config.ts'; import '../testing/servers/database.ts';",
  'infra/testing/servers/database.ts': "import '../../config.ts';",
  'web-student/src/app/routes.ts': "import '../features/mail/list.ts';",
  'web-student/src/features/dashboard/mail.ts': "import '../mail/list.ts';",
  'web-student/src/features/mail/list.ts': "import '#domain/core.ts';",
  'web-admin/src/main.ts': "import '#domain/core.ts';",
};

let project: string;
beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'ninety-layers-'));
  for (const file of ['package.json', '.dependency-cruiser.cjs'])
    cpSync(path.join(root, file), path.join(project, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  for (const [file, source] of [...Object.values(wrong), ...Object.entries(right)]) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), source);
  }
});
afterAll(() => rmSync(project, { recursive: true }));

test('the check of the layers finds every wrong import and none of the right ones', async () => {
  const layers = staticChecks(project).find(({ name }) => name === 'Layers');
  if (!layers) throw new Error('there is no check of the layers');
  const { code, output } = await runCommand(project, { ...layers, patienceMs });
  expect(code).not.toBe(0);
  const found = [...output.matchAll(/error ([\w-]+): (\S+)/g)].map(([, rule, file]) => `${rule} ${file}`);
  for (const [rule, [file]] of Object.entries(wrong)) expect(found).toContain(`${rule} ${file}`);
  const blamed = new Set(found.map((line) => line.split(' ')[1]));
  // The other half of the cycle is the only valid file that may be reported.
  expect(Object.keys(right).filter((file) => blamed.has(file) && file !== 'domain/two.ts')).toEqual([]);
});
