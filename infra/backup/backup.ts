import path from 'node:path';
import { parseArgs } from 'node:util';
import { openInstallation } from '#infra/commands/open-installation.ts';
import { runCommand } from '#infra/commands/run-command.ts';
import { ninetyVersion, summaryOf } from './summary.ts';
import { takeBackup } from './take-backup.ts';

// `npm run backup [-- <file>] [-- --with-secrets]`: the installation may be running.
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'with-secrets': { type: 'boolean', default: false } },
  });
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const file = path.resolve(positionals[0] ?? `ninety-${stamp}Z.tar.gz`);
  await using installation = await openInstallation(process.env, 'backup');
  const withSecrets = values['with-secrets'];
  const manifest = await takeBackup(installation, { file, ninety: ninetyVersion, withSecrets });
  console.log(`${file}: ${summaryOf(manifest)}`);
  console.log(
    withSecrets
      ? 'It holds the secrets of the installation: who has this file can read everything and log in as anybody.'
      : `Keep ${path.join(installation.dataDir, 'secrets.json')} apart from it: without PERSONAL_DATA_KEY it cannot be restored.`,
  );
  if (installation.bucket !== undefined)
    console.log(
      `The files are not in it: they stay in the bucket ${installation.bucket}. Switch its versions on, or copy it, at the same time.`,
    );
});
