import path from 'node:path';
import { parseArgs } from 'node:util';
import { openInstallation } from '#infra/commands/open-installation.ts';
import { runCommand } from '#infra/commands/run-command.ts';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { secretsIn } from './archive-reader.ts';
import { restoreBackup } from './restore-backup.ts';
import { summaryOf } from './summary.ts';

// `npm run restore -- <file> [--erased <list>]`: into an empty installation that is not running.
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { erased: { type: 'string', multiple: true } },
  });
  const [given] = positionals;
  if (given === undefined) throw new WrongConfiguration('Usage: npm run restore -- <file>');
  const file = path.resolve(given);
  await using installation = await openInstallation(process.env, 'restore', async () => {
    const secrets = await secretsIn(file);
    return secrets?.PERSONAL_DATA_KEY;
  });
  const lists = (values.erased ?? []).map((list) => path.resolve(list));
  const { manifest, erasedAgain } = await restoreBackup(installation, file, lists);
  console.log(`${installation.dataDir}: ${summaryOf(manifest)}`);
  console.log(
    `${erasedAgain} accounts that had been erased since were erased again, by the lists that are known here.`,
  );
  console.log('The next start rebuilds the read models.');
});
