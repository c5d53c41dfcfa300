import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '#infra/commands/run-command.ts';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { bucketOf, readSettings } from '#infra/config/config.ts';
import { claimRun } from '#infra/launcher/run-file.ts';
import { openBucket } from '#services/files/s3-bucket.ts';
import { placeInBucket } from './bucket-place.ts';
import { placeInFolder } from './folder-place.ts';
import { moveFiles } from './move-files.ts';

const progressEveryMs = 2_000;
const usage =
  'Usage: npm run files:move -- --to bucket|folder [--delete]. --delete deletes the files from the source after all are copied.';

// `npm run files:move -- --to bucket|folder [--delete]`: exit code 0 means that all files are there.
await runCommand(async () => {
  const { to, deletes } = readArguments(process.argv.slice(2));
  const settings = readSettings(process.env);
  const s3 = bucketOf(settings);
  if (!s3) throw new WrongConfiguration('S3_BUCKET and the other settings of the bucket are not set.');
  const dataDir = path.resolve(import.meta.dirname, '..', '..', settings.DATA_DIR);
  await using stack = new AsyncDisposableStack();
  mkdirSync(dataDir, { recursive: true });
  // Ninety must not run on this machine while files are deleted, because they may be in use.
  if (deletes) stack.adopt(await claimRun(dataDir), (run) => run.release());
  const bucket = stack.use(openBucket(s3));
  if (to === 'bucket') await bucket.check();
  const places = { folder: placeInFolder(dataDir), bucket: placeInBucket(bucket, s3.bucket) };
  const from = places[to === 'bucket' ? 'folder' : 'bucket'];

  let reportedAt = Date.now();
  const incoming = path.join(dataDir, 'incoming');
  const moved = await moveFiles({
    from,
    to: places[to],
    incoming,
    deletes,
    progress(done, of) {
      if (Date.now() - reportedAt < progressEveryMs) return;
      reportedAt = Date.now();
      console.error(`${done} of ${of} files checked`);
    },
  });
  console.log(
    `From ${from.called} to ${places[to].called}: ${moved.copied} files copied, ${moved.thereAlready} already existed, ` +
      `${moved.gone} deleted meanwhile, ${moved.deleted} deleted from the source.`,
  );
  if (moved.different.length === 0) return;
  console.error(
    `These names have different content at the destination; nothing was deleted:\n${moved.different.join('\n')}`,
  );
  process.exitCode = 1;
});

function readArguments(args: string[]): { readonly to: 'bucket' | 'folder'; readonly deletes: boolean } {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, delete: { type: 'boolean', default: false } },
  });
  if (values.to !== 'bucket' && values.to !== 'folder') throw new WrongConfiguration(usage);
  return { to: values.to, deletes: values.delete };
}
