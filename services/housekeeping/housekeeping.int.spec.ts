import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deleteUser } from '#domain/accounts/contract.ts';
import { fetchOwnAttempts, saveQuestionDone } from '#domain/practice/contract.ts';
import { resolveReport } from '#domain/questions/admin-contract.ts';
import { reportQuestion } from '#domain/questions/contract.ts';
import { foldersOfServers } from '#infra/testing/run-folder.ts';
import { startPostgres, type PostgresServer } from '#infra/testing/servers/postgres.ts';
import { storedAsText } from '#infra/testing/refusals.ts';
import { eventually, startTestApi, type TestApi } from '#infra/testing/api.ts';
import { projections } from '#projections/projections.ts';
import type { FileName } from '../files/file-store.ts';
import { createOutbox } from '../mail/outbox.ts';
import { aMail } from '../mail/testing/a-mail.ts';
import { housekeepingDuties } from '../housekeeping-duties.ts';
import { runHousekeepingRound } from './housekeeping.ts';

let folder: string;
let server: PostgresServer;
let api: TestApi;
const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>() };
beforeAll(async () => {
  folder = mkdtempSync(path.join(foldersOfServers(), 'ninety-disk-'));
  server = await startPostgres({ folder: path.join(folder, 'postgres'), mayCreateDatabases: true });
  api = await startTestApi({ questions: ['LWD-0001'], postgres: server.url });
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The files of the data folder, the write-ahead log and the server's messages that contain one of these. */
function filesWith(wanted: readonly Buffer[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .filter((name) => {
      const content = readFileSync(path.join(folder, name));
      return wanted.some((text) => content.includes(text));
    });
}

async function caughtUp(): Promise<void> {
  let last: string | undefined;
  for await (const { position } of api.storage.journal.readAll()) last = position;
  const names = projections.map(({ name }) => name);
  await api.dependencies.readModels.waitFor(names, last, 10_000);
}
/** Each recording exists as a draft, for a week, and permanently. */
async function keepRecording(name: FileName): Promise<void> {
  const { files } = api.storage;
  const content = Readable.from([Buffer.from('a voice')]);
  await files.put({ ...name, isDraft: true }, { content, mediaType: 'audio/webm', maximumBytes: 100 });
  expect(await files.keepDraft(name)).toBe(true);
}
const roundOf = ({ storage, dependencies: { settings, clock } }: TestApi) => ({
  pool: storage.pool,
  duties: housekeepingDuties({
    ...storage,
    settings,
    clock,
    log,
    visitorDays: 400,
    unverifiedDays: 30,
  }),
});
const typed = 'What no other test types of a dictation';

test('removes the data and the key of a deleted account from the disk', async () => {
  const admin = await api.admin();
  const [student, other] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
  const { body } = await student.call(reportQuestion, { uid: 'LWD-0001', reason: 'audio', message: typed });
  const note = 'A note about somebody in Ljubljana';
  await admin.call(resolveReport, { id: body.reportId, resolution: 'declined', note });
  const { pool, files } = api.storage;
  await createOutbox(pool).send(aMail({ to: student.email, userId: student.userId }));
  const spoken = (id: string) => ({ owner: { kind: 'person', id }, key: 'answer.webm' }) as const;
  await keepRecording(spoken(student.userId));
  await keepRecording(spoken(other.userId));
  await caughtUp();
  const { rows } = await pool.query<{ key: Buffer }>('select key from personal_keys.key where user_id = $1', [
    student.userId,
  ]);
  const wrapped = rows[0]?.key ?? Buffer.from('no key');
  await pool.query('analyze');
  await pool.query('checkpoint');
  const personal = [student.email, typed, note].map((text) => Buffer.from(text));
  for (const one of [...personal, wrapped]) expect(filesWith([one])).not.toEqual([]);

  await student.call(deleteUser, { password: student.password });
  expect(await files.persons()).toEqual([other.userId]);
  expect(await files.find(spoken(other.userId))).toBeDefined();
  await caughtUp();
  await runHousekeepingRound(roundOf(api));
  expect(log.warn.mock.calls).toEqual([]);
  expect(filesWith([...personal, wrapped])).toEqual([]);
  expect(filesWith([Buffer.from(other.email)])).not.toEqual([]);
});

test('seals the text of a visitor, and makes it unreadable after a time without use', async () => {
  const { pool, files } = api.storage;
  const [visitor, other] = [api.visitor(), api.visitor()];
  const texts = ['The words of a visitor in no account', 'The words of another one of them'];
  for (const [index, person] of [visitor, other].entries()) {
    const answer = { type: 'LWD', text: texts[index] ?? '' } as const;
    await person.call(saveQuestionDone, { uid: 'LWD-0001', answer, secondsUsed: 41 });
    await person.call(reportQuestion, { uid: 'LWD-0001', reason: 'audio', message: texts[index] ?? '' });
  }
  await caughtUp();
  const storedIn = async (table: string) =>
    (await pool.query<{ row: string }>(`select t::text as row from ${table} t`)).rows
      .map(({ row }) => row)
      .join();
  for (const text of texts) {
    expect(await storedAsText(api)).not.toContain(text);
    expect(await storedIn('read_models.report_messages')).toContain(text);
  }
  const personOf = ({ visitorId }: typeof visitor) => `visitor-${visitorId}`;
  for (const person of [visitor, other]) {
    await keepRecording({ owner: { kind: 'person', id: personOf(person) }, key: 'answer.webm' });
  }
  await pool.query(
    "update personal_keys.key set last_used_at = now() - interval '401 days' where user_id = $1",
    [`visitor-${visitor.visitorId}`],
  );
  await runHousekeepingRound(roundOf(api));
  const persons = await files.persons();
  expect(persons).toContain(personOf(other));
  expect(persons).not.toContain(personOf(visitor));
  expect(await storedIn('read_models.report_messages')).not.toContain(texts[0]);
  expect(await storedIn('read_models.report_messages')).toContain(texts[1]);
  // At most five seconds later, when this process looks the key up again.
  const answersOf = async (person: typeof visitor) =>
    JSON.stringify((await person.call(fetchOwnAttempts, { uid: 'LWD-0001' })).body.attempts);
  await eventually(async () => expect(await answersOf(visitor)).not.toContain(texts[0]));
  expect(await answersOf(other)).toContain(texts[1]);
  // A returning visitor can practise, and only the score is known.
  const answer = { type: 'LWD', text: 'Back again after a year' } as const;
  await visitor.call(saveQuestionDone, { uid: 'LWD-0001', answer, secondsUsed: 41 });
  expect(await storedAsText(api)).not.toContain('Back again');
});
