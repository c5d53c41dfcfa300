import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { runCommand } from '#infra/commands/run-command.ts';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { packageFormats } from '#domain/questions/exchange-contract.ts';
import { zipped } from '#services/files/zip.ts';
import { exportContent } from './export-content.ts';

const usage =
  'Say what and where to: npm run content:export -- --type RSA --uid LWB-0003 --out file.zip; with --format json all types can go.';

// `npm run content:export -- --type RSA --out file.zip`: questions of the seed as a package of QTI 3.0, or of JSON.
await runCommand(async () => {
  const { types, uids, format, out } = readArguments();
  const { entries, written, left } = exportContent({ types, uids, format });
  if (written.length === 0)
    throw new WrongConfiguration(`None of these questions can be exported as ${format}.`);
  await pipeline(zipped(entries), createWriteStream(out));
  console.log(`${written.length} questions in ${out}`);
  if (left.length > 0) console.log(`QTI has no interaction for these; use --format json: ${left.join(' ')}`);
});

function readArguments() {
  const { values } = parseArgs({
    options: {
      type: { type: 'string', multiple: true, default: [] },
      uid: { type: 'string', multiple: true, default: [] },
      format: { type: 'string', default: 'qti' },
      out: { type: 'string' },
    },
  });
  const format = packageFormats.find((known) => known === values.format);
  if (!format || values.out === undefined) throw new WrongConfiguration(usage);
  return { types: values.type, uids: values.uid, format, out: values.out };
}
