import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '#infra/commands/run-command.ts';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { answerableCodes } from '#domain/question-types/registry.ts';
import { NotAPackage } from '#services/questions/exchange/not-a-package.ts';
import { importContent } from './import-content.ts';

const usage =
  'Say what and where to: npm run content:import -- --file file.zip --into folder; --type RSA says what items from elsewhere are.';

// `npm run content:import -- --file file.zip --into folder`: writes a package's questions in the authors' layout, and
// reports rejected ones. Exit code 0 means that all are there.
await runCommand(async () => {
  const { file, into, type } = readArguments();
  const { landed, there, refused } = await imported(file, () =>
    importContent(new Uint8Array(readFileSync(file)), into, type),
  );
  console.log(`${landed.length} questions written to ${into}, ${there.length} already existed`);
  for (const { name, reasons } of refused) console.error(`${name}: ${reasons.join(' ')}`);
  if (refused.length > 0) process.exitCode = 1;
});

async function imported<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotAPackage) throw new WrongConfiguration(`${file}: ${error.message}`);
    throw error;
  }
}

function readArguments() {
  const { values } = parseArgs({
    options: { file: { type: 'string' }, into: { type: 'string' }, type: { type: 'string' } },
  });
  const type = answerableCodes.find((code) => code === values.type);
  const isType = values.type === undefined || type !== undefined;
  if (!isType || values.file === undefined || values.into === undefined) throw new WrongConfiguration(usage);
  return { file: values.file, into: values.into, type };
}
