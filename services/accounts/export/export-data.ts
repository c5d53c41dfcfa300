import type { OpenAccount } from '#domain/accounts/account.ts';
import { preferencesStream } from '#domain/accounts/profile/preferences.ts';
import { accountStream } from '#domain/accounts/account.ts';
import { sessionStream } from '#domain/accounts/sessions/session.ts';
import type { Instant } from '#domain/core/instant.ts';
import { listUserStreams } from '#projections/user-streams/queries.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { StoredFile } from '../../files/file-store.ts';
import { zipped, type ZipEntry } from '../../files/zip.ts';
import { findRecording } from '../../speaking/recordings.ts';
import { listDrafts } from '../../writing/drafts.ts';
import { findPicture } from '../profile/profile-image.ts';
import { readUser } from '../read-user.ts';
import { listSecurityRows } from './security-rows.ts';
import { recordingsIn, describedEvents } from './described-events.ts';

export type ExportDependencies = Pick<
  Dependencies,
  'journal' | 'readModels' | 'files' | 'settings' | 'pool' | 'keys'
>;

const readme = `Everything that Ninety knows about you.

profile.json    your account and your settings as they are now
history.jsonl   everything that ever happened, one event a line: when, by whom, in words, and the data itself;
                the events of one thing (an answer, a test, your account) stand together
drafts.json      what you wrote in practice and have not submitted yet
security.json    what you did while logged in that we keep for your security for some time, with the network it came from
recordings/      what you said in your answers
picture.*        your profile picture

Not in it: what proves who you are (passwords, codes), names of our staff, the right answers of questions that you have
not answered, and the answers of a test that still runs.
`;

const ends: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
};

/** Streams everything about a user as a zip, with one event stream in memory at a time. */
export function exportData(
  dependencies: ExportDependencies,
  account: OpenAccount,
  now: Instant,
): AsyncGenerator<Buffer> {
  return zipped(entriesOf(dependencies, account, now));
}

async function* entriesOf(
  dependencies: ExportDependencies,
  account: OpenAccount,
  now: Instant,
): AsyncGenerator<ZipEntry> {
  const { userId } = account;
  const { files } = dependencies;
  yield { name: 'readme.txt', content: [Buffer.from(readme)] };

  const profile = { exportedAt: now, user: await readUser(dependencies, account, now) };
  yield { name: 'profile.json', content: [asJson(profile)] };

  const recordings = new Set<string>();
  yield { name: 'history.jsonl', content: historyOf(dependencies, userId, recordings) };

  const drafts = await listDrafts(dependencies, { userId });
  yield { name: 'drafts.json', content: [asJson(drafts)] };
  yield { name: 'security.json', content: [asJson(await listSecurityRows(dependencies.pool, userId))] };

  for (const recording of recordings) {
    const stored = await findRecording(dependencies, { userId }, recording);
    if (stored) yield entryOf(`recordings/${recording}`, stored);
  }
  const picture = await findPicture(files, account, account.profileImage ?? '');
  if (picture) yield entryOf('picture', picture);
}

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

const entryOf = (name: string, stored: StoredFile): ZipEntry => ({
  name: `${name}.${ends[stored.mediaType] ?? 'bin'}`,
  content: stored.bytes === 0 ? [] : stored.read(0, stored.bytes - 1),
});

/** @param recordings receives the names of the recordings in the events */
async function* historyOf(
  { journal, readModels }: ExportDependencies,
  userId: string,
  recordings: Set<string>,
): AsyncGenerator<Buffer> {
  const listed = await listUserStreams(readModels.db, userId);
  const streams = new Set([
    accountStream.nameOf(userId),
    sessionStream.nameOf(userId),
    preferencesStream.nameOf(userId),
    ...listed.map(({ stream }) => stream),
  ]);
  for (const stream of streams) {
    const told = describedEvents(userId, await journal.readAny(stream));
    for (const { data } of told) for (const name of recordingsIn(data)) recordings.add(name);
    if (told.length > 0) yield Buffer.from(told.map((event) => `${JSON.stringify(event)}\n`).join(''));
  }
}
