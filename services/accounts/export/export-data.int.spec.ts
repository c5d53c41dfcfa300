import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { updateUser } from '#domain/accounts/contract.ts';
import { exportUserData } from '#domain/accounts/export-contract.ts';
import { uploadProfileImage } from '#domain/accounts/profile/image-contract.ts';
import { headers } from '#domain/core/contract.ts';
import { streams, type AnyEvent } from '#domain/streams.ts';
import { anyDataOf } from '#domain/support/testing/any-event.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { expectRefusal } from '#infra/testing/refusals.ts';
import { saveDraft } from '../../writing/drafts.ts';
import { unzipped } from '../../files/testing/unzipped.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
});
afterAll(() => api[Symbol.asyncDispose]());

const ask = (user: TestUser, password: string, after?: string) =>
  api.inject({
    method: 'POST',
    url: exportUserData.path,
    headers: {
      authorization: `Bearer ${user.token}`,
      ...(after !== undefined && { [headers.after]: after }),
    },
    payload: { password },
  });
const exported = async (user: TestUser, after?: string) => {
  const { statusCode, rawPayload } = await ask(user, user.password, after);
  expect(statusCode).toBe(200);
  return unzipped(rawPayload);
};
const toldSchema = z.strictObject({
  at: z.string(),
  by: z.enum(['you', 'our team', 'Ninety']),
  words: z.string().min(1),
  type: z.string(),
  version: z.int(),
  stream: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
});
const historyOf = (files: ReadonlyMap<string, Buffer>) =>
  String(files.get('history.jsonl'))
    .trim()
    .split('\n')
    .map((line) => toldSchema.parse(JSON.parse(line)));

async function append(
  stream: (typeof streams)[number],
  id: string,
  types: readonly string[],
  userId: string,
) {
  const commandId = randomUUID();
  const events = types.map((type) => ({ type, data: anyDataOf(type) })) as unknown as AnyEvent[];
  const result = await api.storage.journal.append(stream, `${stream.category}-${id}`, events, 'any', {
    commandId,
    correlationId: commandId,
    actor: { kind: 'admin', id: 'boss' },
    at: new Date().toISOString(),
    userId,
  });
  if (result.outcome !== 'appended') throw new Error(`${stream.category} was deleted`);
  return result.position;
}

test("contains every event about the user, and no secrets, questions or others' data", async () => {
  const user = await api.registerAndLogIn();
  let last = '';
  for (const stream of streams) last = await append(stream, randomUUID(), [...stream.types], user.userId);
  const files = await exported(user, last);
  const told = historyOf(files);
  const types = streams.flatMap(({ types: all }) => all);
  const found = new Set<string>(told.map(({ type }) => type));
  expect(types.filter((type) => !found.has(type))).toEqual([]);

  const history = String(files.get('history.jsonl'));
  const secrets = streams.flatMap((stream) =>
    stream.types.flatMap((type) => {
      const data = JSON.stringify(anyDataOf(type));
      const hidden = stream.protectedPathsOf(type).filter(({ secret }) => secret);
      return hidden.map(({ path }) => [path.at(-1) ?? '', data] as const);
    }),
  );
  expect(secrets.length).toBeGreaterThan(0);
  const names = new Set(secrets.map(([name]) => name).filter((name) => name !== '*'));
  const leaking = told.filter(({ data }) =>
    [...names].some((name) => JSON.stringify(data ?? {}).includes(`"${name}":`)),
  );
  expect(leaking).toEqual([]);
  expect(/.{0,200}(argon2id|boss|adminId|"erased").{0,40}/.exec(history)?.[0]).toBeUndefined();
  const ofContent = told.filter(({ stream }) => /^(question|question_track|mock_test)-/.test(stream));
  expect(ofContent.length).toBeGreaterThan(0);
  expect(ofContent.filter(({ data }) => data !== undefined)).toEqual([]);
});

test('shows the answers of a running test only after its submission', async () => {
  const user = await api.registerAndLogIn();
  const sitting = streams.find(({ category }) => category === 'mock_test_attempt');
  if (!sitting) throw new Error('there are no sittings');
  const running = sitting.types.filter((type) => type !== 'MockTestSubmitted');
  const [id, done] = [randomUUID(), randomUUID()];
  await append(sitting, done, [...sitting.types], user.userId);
  const told = historyOf(await exported(user, await append(sitting, id, running, user.userId)));
  const withData = (of: string) =>
    told.filter(({ stream, data }) => stream.endsWith(of) && data !== undefined).map(({ type }) => type);
  expect(withData(id)).toEqual(['MockTestStarted']);
  expect(withData(done)).toEqual([...sitting.types]);
});

test('contains the profile, picture and personal texts of this user alone', async () => {
  const [user, other] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
  await user.call(updateUser, { firstName: 'Ada of Ljubljana' });
  await other.call(updateUser, { firstName: 'Grace' });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const upload = new Blob([new Uint8Array(picture)], { type: 'image/png' });
  const { position } = await user.call(uploadProfileImage, {}, { upload });
  const saved = { text: 'My essay so far', savedAt: '2026-01-05T10:00:00.000Z' };
  const draft = { ...saved, after: undefined, edit: undefined };
  await saveDraft(api.storage, user, 'WES-0001', draft);
  await saveDraft(api.storage, other, 'WES-0001', { ...draft, text: 'Not yours' });
  const files = await exported(user, position);
  expect([...files.keys()]).toEqual([
    'readme.txt',
    'profile.json',
    'history.jsonl',
    'drafts.json',
    'security.json',
    'picture.jpg',
  ]);
  expect(JSON.parse(String(files.get('drafts.json')))).toEqual([
    { uid: 'WES-0001', text: 'My essay so far', savedAt: draft.savedAt },
  ]);
  // The first download is written to the security log within a second.
  await eventually(async () => {
    const kept: unknown = JSON.parse(String((await exported(user)).get('security.json')));
    expect(kept).toContainEqual(expect.objectContaining({ kind: 'data_exported', call: 'exportUserData' }));
  });
  expect(JSON.parse(String(files.get('profile.json')))).toMatchObject({
    user: { email: user.email, firstName: 'Ada of Ljubljana' },
  });
  expect(await sharp(files.get('picture.jpg')).metadata()).toMatchObject({ width: 256, height: 256 });
  const history = String(files.get('history.jsonl'));
  expect(history).toContain('Set the first name: Ada of Ljubljana');
  for (const word of ['Grace', other.userId, other.email]) expect(history).not.toContain(word);
});

test('requires the password', async () => {
  const user = await api.registerAndLogIn();
  expectRefusal(await ask(user, 'not the password'), 422, 'wrong_credentials');
  const { headers: given } = await ask(user, user.password);
  expect(given).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  expect(given['content-disposition']).toMatch(/^attachment; filename="ninety-my-data-[\d-]{10}\.zip"$/);
});
