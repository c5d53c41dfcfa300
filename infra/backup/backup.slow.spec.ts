import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { v7 as newId } from 'uuid';
import type { FileName } from '#services/files/file-store.ts';
import { accountStream } from '#domain/accounts/account.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { score } from '#projections/core/testing/examples.ts';
import { startEventStoreDbNode } from '#infra/testing/servers/eventstoredb-node.ts';
import { deleteUser } from '#services/accounts/delete-user.ts';
import { BrokenArchive } from './archive-reader.ts';
import { erasuresFile, UnknownErasures } from './erasures.ts';
import { NotEmpty } from './require-empty.ts';
import { restoreBackup } from './restore-backup.ts';
import { tables } from './taken.ts';
import { takeBackup } from './take-backup.ts';
import {
  checkpointsOf,
  contentsOf,
  emptyInstallation,
  eventsOf,
  filledInstallation,
  temporaryFolder,
  type TestInstallation,
} from './testing/filled.ts';

let stack: AsyncDisposableStack;
let file: string;
beforeEach(() => {
  stack = new AsyncDisposableStack();
  file = path.join(temporaryFolder(stack), 'backup.tar.gz');
});
afterEach(() => stack.disposeAsync());

const filled = async () => stack.use(await filledInstallation());
const empty = async (eventStoreDb?: string) => stack.use(await emptyInstallation(eventStoreDb));
const options = () => ({ file, ninety: '0.2.0' });

describe('accounts erased after the backup', () => {
  const register = async (installation: TestInstallation) => {
    const userId = newId();
    const data = { userId, email: 'ann@example.com', passwordHash: 'hash', examType: 'core' } as const;
    const context = {
      commandId: newId(),
      correlationId: newId(),
      actor: { kind: 'student', id: userId },
      userId,
      at: new Date().toISOString(),
    } as const;
    const stream = accountStream.nameOf(userId);
    const events = [{ type: 'UserRegistered', data }] as const;
    await installation.journal.append(accountStream, stream, events, 'noStream', context);
    const content = Readable.from([Buffer.from('a voice')]);
    await installation.files.put(recordingOf(userId), { content, mediaType: 'audio/wav', maximumBytes: 100 });
    return { userId, context, settings: { personalDataKey: installation.personalDataKey } };
  };
  const recordingOf = (id: string): FileName => ({ owner: { kind: 'person', id }, key: 'answer.wav' });

  test('are erased again from the list beside the secrets, and only then does Ninety start', async () => {
    const installation = await filled();
    const { userId, context, settings } = await register(installation);
    await takeBackup(installation, options());
    await deleteUser({ ...installation, settings }, userId, { ...context, commandId: newId() });
    const other = await empty();
    const kept = readFileSync(path.join(installation.dataDir, erasuresFile), 'utf8');
    expect(kept).toContain(userId);
    // One of the example users was already erased.
    const erasedAgain = kept.trim().split('\n').length;
    writeFileSync(path.join(other.dataDir, erasuresFile), kept);

    expect(await restoreBackup(other, file)).toMatchObject({ erasedAgain });
    const events = await other.journal.read(accountStream, accountStream.nameOf(userId));
    expect(events.map(({ type }) => type)).toEqual(['UserRegistered', 'AccountDeleted']);
    expect(JSON.stringify(events)).not.toContain('ann@example.com');
    expect(await other.keys.find(userId)).toBeUndefined();
    expect(await other.files.find(recordingOf(userId))).toBeUndefined();
    expect((await other.pool.query('select from ops.restore')).rowCount).toBe(0);
  });

  test('are erased again from a list of ids given by the operator', async () => {
    const installation = await filled();
    const { userId } = await register(installation);
    await takeBackup(installation, options());
    const list = path.join(installation.dataDir, 'list.txt');
    writeFileSync(list, `${userId}\n\nvisitor-${newId()}\n`);
    const other = await empty();
    expect(await restoreBackup(other, file, [list])).toMatchObject({ erasedAgain: 1 });
    expect(await other.keys.find(userId)).toBeUndefined();
  });

  test('stop a restore without a list of them before anything is written', async () => {
    await takeBackup(await filled(), options());
    const other = await empty();
    rmSync(path.join(other.dataDir, erasuresFile));
    await expect(restoreBackup(other, file)).rejects.toThrow(UnknownErasures);
    const wrong = path.join(temporaryFolder(stack), 'wrong.txt');
    writeFileSync(wrong, 'ann@example.com');
    await expect(restoreBackup(other, file, [wrong])).rejects.toThrow(/is not an id/);
    expect((await other.pool.query('select from ops.restore')).rowCount).toBe(0);
  });
});

describe('a backup and its restore', () => {
  test('return streams, keys, emails, read models and files as they were', async () => {
    const installation = await filled();
    const uploads = path.join(installation.dataDir, 'recordings', 'a');
    mkdirSync(uploads, { recursive: true });
    writeFileSync(path.join(uploads, 'answer.webm'), Buffer.alloc(300_000, 7));
    writeFileSync(path.join(uploads, 'empty.webm'), '');
    const spoken: FileName = { owner: { kind: 'person', id: 'ann' }, key: 'answer.webm' };
    const heard: FileName = { owner: { kind: 'installation' }, key: 'LWD-0001.mp3' };
    for (const name of [spoken, heard]) {
      const content = Readable.from([Buffer.from(`${name.key} sounds`)]);
      await installation.files.put(name, { content, mediaType: 'audio/mpeg', maximumBytes: 100 });
    }
    writeFileSync(path.join(installation.dataDir, 'incoming', 'half'), 'cut off');
    for (const name of ['secrets.json', 'run.json'])
      writeFileSync(path.join(installation.dataDir, name), '{}');
    const before = await contentsOf(installation);
    const manifest = await takeBackup(installation, options());
    const other = await empty();
    await restoreBackup(other, file);

    const after = await contentsOf(other);
    expect(after.events).toEqual(before.events);
    expect(after.events).toHaveLength(manifest.counts.events);
    expect(after).toEqual(before);
    expect(JSON.stringify(after.read)).toContain('{"erased":true}');
    expect(JSON.stringify(after.read)).toContain('ann@example.com');
    const restored = path.join(other.dataDir, 'recordings', 'a');
    expect(readFileSync(path.join(restored, 'answer.webm')).equals(Buffer.alloc(300_000, 7))).toBe(true);
    expect(readFileSync(path.join(restored, 'empty.webm'), 'utf8')).toBe('');
    for (const name of [spoken, heard]) {
      const sound = (await other.files.find(name))?.read(0, name.key.length + 6);
      expect(await text(sound ?? Readable.from([]))).toBe(`${name.key} sounds`);
    }
    expect(readdirSync(other.dataDir)).toEqual([erasuresFile, 'files', 'incoming', 'recordings']);
    expect(readdirSync(path.join(other.dataDir, 'incoming'))).toEqual([]);
  });

  test('continue without repeating events that a reactor has handled', async () => {
    const installation = await filled();
    const events = await eventsOf(installation);
    const before = await checkpointsOf(installation);
    await takeBackup(installation, options());
    const other = await empty();
    await restoreBackup(other, file);
    const after = await checkpointsOf(other);
    expect(after['mail']).toBe(before['mail']);
    expect(after['reviews']).toBe(before['reviews']);
    expect(after['sittings']).toBe(before['sittings']);
    // No event shows that a correction is complete, so the reactor restarts at the oldest one.
    const corrected = events.findIndex(({ type }) => type === 'QuestionRevised');
    expect(Number(after['rescoring'])).toBe(corrected);
  });

  test('restart the clocks of open sittings', async () => {
    const installation = await filled();
    await installation.pool.query(`delete from event_store.event where type = 'MockTestResultRecorded'`);
    const events = await eventsOf(installation);
    await takeBackup(installation, options());
    const other = await empty();
    await restoreBackup(other, file);
    const started = events.findIndex(({ type }) => type === 'MockTestStarted');
    expect(Number((await checkpointsOf(other))['sittings'])).toBe(started);
  });

  test('hold the state of one moment while others write', async () => {
    const installation = await filled();
    const stopping = new AbortController();
    const writing = answerUntil(installation, stopping.signal);
    await takeBackup(installation, options());
    stopping.abort();
    const written = await writing;
    const other = await empty();
    const { counts } = (await restoreBackup(other, file)).manifest;
    const all = await eventsOf(installation);
    expect(await eventsOf(other)).toEqual(all.slice(0, counts.events));
    expect(written).toBeGreaterThan(0);
  });

  test('can move an installation to EventStoreDB and back', async () => {
    const node = await startEventStoreDbNode();
    stack.defer(() => node.stop());
    const installation = await filled();
    const before = await contentsOf(installation);
    await takeBackup(installation, options());
    const there = await empty(node.connectionString);
    await restoreBackup(there, file);
    const back = path.join(path.dirname(file), 'back.tar.gz');
    await takeBackup(there, { file: back, ninety: '0.2.0' });
    const again = await empty();
    await restoreBackup(again, back);
    for (const moved of [there, again]) {
      const after = await contentsOf(moved);
      const withoutTime = (list: typeof after.events) => list.map((event) => ({ ...event, recordedAt: '' }));
      expect(withoutTime(after.events)).toEqual(withoutTime(before.events));
      expect({ ...after, events: [] }).toEqual({ ...before, events: [] });
    }
    expect(await checkpointsOf(again)).toMatchObject({
      mail: (await checkpointsOf(installation))['mail'],
      reviews: (await checkpointsOf(installation))['reviews'],
    });
  });
});

const damages: readonly (readonly [string, RegExp, (archive: Buffer) => Buffer])[] = [
  ['a word in it was altered', /is not what was backed up/, altered((tar) => tar.indexOf('"student"') + 1)],
  ['its manifest was made to fit', /manifest was altered/, altered((tar) => tar.indexOf('takenAt') + 12)],
  ['it was cut off', /cut off/, (archive) => archive.subarray(0, archive.length / 2)],
  ['it is something else', /no backup of Ninety/, () => Buffer.from('a letter to a friend')],
];

function altered(at: (tar: Buffer) => number): (archive: Buffer) => Buffer {
  return (archive) => {
    const tar = gunzipSync(archive);
    tar.write('X', at(tar));
    return gzipSync(tar);
  };
}

test.each(damages)('an archive is refused when %s', async (_what, reason, damage) => {
  await takeBackup(await filled(), options());
  writeFileSync(file, damage(readFileSync(file)));
  const other = await empty();
  const restoring = restoreBackup(other, file);
  await expect(restoring).rejects.toThrow(BrokenArchive);
  await expect(restoring).rejects.toThrow(reason);
  expect(await eventsOf(other)).toEqual([]);
});

test('an archive is refused when it was written under another key', async () => {
  await takeBackup(await filled(), options());
  const other = { ...(await empty()), personalDataKey: Buffer.alloc(32, 9) };
  await expect(restoreBackup(other, file)).rejects.toThrow(/another PERSONAL_DATA_KEY/);
});

test('refuses to restore into an installation with data', async () => {
  const installation = await filled();
  await takeBackup(installation, options());
  const before = await eventsOf(installation);
  await expect(restoreBackup(installation, file)).rejects.toThrow(NotEmpty);
  expect(await eventsOf(installation)).toEqual(before);
  const other = await empty();
  writeFileSync(path.join(other.dataDir, 'something'), '');
  await expect(restoreBackup(other, file)).rejects.toThrow(NotEmpty);
});

test('never overwrites a file with an archive', async () => {
  writeFileSync(file, 'kept');
  await expect(takeBackup(await empty(), options())).rejects.toThrow(/exists/);
  expect(readFileSync(file, 'utf8')).toBe('kept');
});

test('leaves no file after a failed backup', async () => {
  const installation = await filled();
  await installation.pool.query(`alter table workflows.checkpoints rename to elsewhere`);
  await expect(takeBackup(installation, options())).rejects.toThrow(/checkpoints/);
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

test('lists every table', async () => {
  const { pool } = await filled();
  const { rows } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const decided = new Set<string>(Object.values(tables).flat());
  const isDecided = (name: string) => decided.has(name) || decided.has(name.replace(/\..*/, '.*'));
  expect(rows.map(({ name }) => name).filter((name) => !isDecided(name))).toEqual([]);
});

async function answerUntil({ journal }: TestInstallation, signal: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    const attemptId = newId();
    const data = { attemptId, uid: 'RSA-0001', type: 'RSA', score: score(1, 1), secondsUsed: 3 } as const;
    await journal.append(
      questionAttemptStream,
      questionAttemptStream.nameOf(attemptId),
      [{ type: 'AnswerScored', data }],
      'noStream',
      {
        commandId: attemptId,
        correlationId: attemptId,
        actor: { kind: 'visitor', id: 'v' },
        visitorId: 'v',
        at: new Date().toISOString(),
      },
    );
    count += 1;
  }
  return count;
}
