import { platformAccessNames } from '#domain/accounts/platform-access.ts';
import { runCommand } from '#infra/commands/run-command.ts';
import { openInstallation } from '#infra/commands/open-installation.ts';
import { giveAccess } from './give-access.ts';
import { readArguments } from './read-arguments.ts';

// `npm run access`: makes an account an admin or gives it a role, or removes both. The installation may be running.
await runCommand(async () => {
  const asked = readArguments(process.argv.slice(2));
  await using installation = await openInstallation(process.env, 'access');
  const access = platformAccessNames[asked.access];
  const isChanged = await giveAccess(installation, asked);
  console.log(
    isChanged ? `${asked.email} now has the access: ${access}.` : `${asked.email} has it already: ${access}.`,
  );
});
