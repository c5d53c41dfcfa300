import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headers } from '#domain/core/contract.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { lwdQuestion, rsaQuestion, sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { fetchQuestionRevisions } from '#domain/questions/admin-contract.ts';
import { exportQuestions, importQuestions } from '#domain/questions/exchange-contract.ts';
import { questionStream } from '#domain/questions/question.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { countEvents, expectRefusal } from '#infra/testing/refusals.ts';
import { contentFolder } from '#infra/testing/second-composition.ts';
import { packed, packedFiles } from '../files/testing/packed.ts';
import { readPackage } from './exchange/read-package.ts';
import { writePackage } from './exchange/write-package.ts';

const mp3 = readFileSync(path.join(contentFolder, 'LWD', seeded('LWD').track));
const zip = 'application/zip';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

const pack = (questions: readonly Question[], sound: Uint8Array = mp3) =>
  packed(
    writePackage(questions, 'json', (file) => Promise.resolve(file.endsWith('.mp3') ? [sound] : undefined)),
  );
const take = (archive: Buffer, commandId: string = randomUUID(), input = {}) =>
  admin.call(importQuestions, input, {
    commandId,
    upload: new Blob([new Uint8Array(archive)], { type: zip }),
  });
/** Bypasses the client, which would not send it. */
const send = (payload: Buffer, { user = admin, type = zip, query = '' } = {}) =>
  api.inject({
    method: 'POST',
    url: importQuestions.path + query,
    headers: {
      authorization: `Bearer ${user.token}`,
      'content-type': type,
      [headers.idempotencyKey]: randomUUID(),
    },
    payload,
  });
const give = (input: object, { token } = admin) =>
  api.inject({
    method: 'POST',
    url: exportQuestions.path,
    headers: { authorization: `Bearer ${token}` },
    payload: input,
  });
const present = async (uid: string) => {
  const { body } = await admin.call(fetchQuestionRevisions, { uid });
  return { status: body.status, question: body.revisions[0]?.question };
};
const newUid = () => 'RSA-0001';

test('imports a package once as drafts with recordings, and exports it unchanged', async () => {
  const commandId = randomUUID();
  const archive = await pack([rsaQuestion, lwdQuestion]);
  const first = await take(archive, commandId);
  expect(first.body).toEqual({ landed: ['RSA-9001', 'LWD-9001'], refused: [] });
  const before = await countEvents(api);
  expect((await take(archive, commandId)).body).toEqual(first.body);
  expect((await take(archive)).body).toEqual(first.body);
  expect(await countEvents(api)).toBe(before);
  expect(await present('RSA-9001')).toEqual({ status: 'draft', question: rsaQuestion });
  const { question: heard } = await present('LWD-9001');
  expect(heard).toEqual({ ...lwdQuestion, track: expect.stringMatching(/^LWD-9001-[0-9a-f]{12}\.mp3$/) });
  expect(
    (await api.storage.journal.read(questionStream, questionStream.nameOf('RSA-9001'))).at(-1),
  ).toMatchObject({
    type: 'QuestionDrafted',
    metadata: { actor: { kind: 'admin', id: admin.userId } },
  });

  for (const format of ['qti', 'json']) {
    const { response, found, refused } = await eventually(async () => {
      const given = await give({ filter: { id: ['RSA-9001', 'LWD-9001'] }, format });
      expect(given.statusCode).toBe(200);
      const read = await readPackage(given.rawPayload, { newUid });
      expect(read.found).toHaveLength(2);
      return { response: given, ...read };
    });
    expect(response.headers).toMatchObject({
      'content-type': zip,
      'content-disposition': expect.stringMatching(
        /^attachment; filename="ninety-questions-[\d-]{10}\.zip"$/,
      ),
    });
    expect(refused).toEqual([]);
    const byName = new Map(found.map(({ question, media }) => [question.uid, { question, media }]));
    expect(byName.get('RSA-9001')?.question).toEqual(rsaQuestion);
    expect(byName.get('LWD-9001')?.question).toEqual(heard);
    expect([...(byName.get('LWD-9001')?.media.values() ?? [])].map((sound) => Buffer.from(sound))).toEqual([
      mp3,
    ]);
  }
});

test('exports the filtered list, as JSON where QTI has no interaction', async () => {
  const spoken = { ...sampleQuestions.SRA, uid: 'SRA-9100', title: 'Tides, read aloud' };
  const read = { ...rsaQuestion, uid: 'RSA-9100', title: 'Tides, and who knows them' };
  await take(await pack([spoken, read]));
  const uidsOf = async (input: object) => {
    const response = await give(input);
    expect(response.statusCode).toBe(200);
    const { found } = await readPackage(response.rawPayload, { newUid });
    return found.map(({ question }) => question.uid).toSorted();
  };
  const filter = { q: 'Tides', status: 'draft' };
  await eventually(async () =>
    expect(await uidsOf({ filter, format: 'json' })).toEqual(['RSA-9100', 'SRA-9100']),
  );
  expect(await uidsOf({ filter, format: 'qti' })).toEqual(['RSA-9100']);
  expectRefusal(await give({ filter: { id: ['SRA-9100'] }, format: 'qti' }), 400, 'invalid_input');
  expectRefusal(await give({ filter: { id: ['RSA-0404'] }, format: 'json' }), 404, 'question_not_found');
  expectRefusal(await give({ filter: {}, format: 'pdf' }), 400, 'invalid_input');
});

test('reports what cannot be imported, and imports the rest', async () => {
  const other = { ...rsaQuestion, uid: 'RSA-9003' };
  await take(await pack([other]));
  const picture = { ...sampleQuestions.SDI, image: 'SDI-9009.svg' };
  const questions = [
    { ...other, title: 'Another' },
    { ...lwdQuestion, uid: 'LWD-9003', track: 'LWD-9003.mp3' },
    { ...rsaQuestion, uid: 'RSA-9004', difficulty: 9 as 5 },
    picture,
    sampleQuestions.RRP,
  ];
  const archive = await packed(
    writePackage(questions, 'json', (file) => Promise.resolve([Buffer.from(`no sound, ${file}`)])),
  );
  expect((await take(archive)).body).toEqual({
    landed: ['RRP-9001'],
    refused: [
      { name: 'RSA-9004', reasons: [expect.stringMatching(/^difficulty: /)] },
      { name: 'RSA-9003', reasons: ['There is another question of this name.'] },
      { name: 'LWD-9003', reasons: ['Its recording is no mp3.'] },
      { name: 'SDI-9001', reasons: [expect.stringContaining('SDI-9009.svg')] },
    ],
  });
});

describe('an item of another tool', () => {
  const item = (body: string, correct: string) =>
    `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="honey" title="Honey">
      <qti-response-declaration identifier="R" cardinality="single" base-type="string">
        <qti-correct-response><qti-value>${correct}</qti-value></qti-correct-response>
      </qti-response-declaration>
      <qti-item-body><p>A talk on bees</p>${body}</qti-item-body>
      <qti-modal-feedback outcome-identifier="F" identifier="f" show-hide="show">
        <qti-content-body><p>So it is said.</p></qti-content-body>
      </qti-modal-feedback>
    </qti-assessment-item>`;
  const manifest = `<manifest><resources>
    <resource identifier="honey" type="imsqti_item_xmlv3p0" href="honey.xml"/></resources></manifest>`;
  const from = (xml: string, more: Readonly<Record<string, Uint8Array>> = {}) =>
    packedFiles(
      new Map(
        Object.entries({
          'imsmanifest.xml': Buffer.from(manifest),
          'honey.xml': Buffer.from(xml),
          ...more,
        }),
      ),
    );
  const typed = '<p><qti-text-entry-interaction response-identifier="R"/></p>';
  const heard = item(`<audio src="sound/honey.mp3"/>${typed}`, 'The bees bring honey home in the evening.');

  test('is imported with its sound, numbered from the given number', async () => {
    const archive = await from(heard, { 'sound/honey.mp3': mp3 });
    const { body } = await take(archive, randomUUID(), { firstNumber: 9200 });
    expect(body).toEqual({ landed: ['LWD-9200'], refused: [] });
    expect(await present('LWD-9200')).toMatchObject({
      status: 'draft',
      question: {
        transcript: 'The bees bring honey home in the evening.',
        track: expect.stringMatching(/^LWD-9200-/),
      },
    });
  });

  test.each([
    ['has no sound', heard, {}, /recording, sound\/honey.mp3, is not in the package/],
    ['has a sound outside', heard.replace('sound/', '../../'), {}, /is not in the package/],
    [
      'names a file of the server',
      `<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]>${item('&e;', '')}`,
      {},
      /DOCTYPE/,
    ],
    ['has an unsupported type', item('<qti-upload-interaction/>', ''), {}, /No question type/],
    [
      'has a file of another kind as its sound',
      heard,
      { 'sound/honey.mp3': Buffer.from('<script>') },
      /no mp3/,
    ],
  ] as const)('is refused with its reason if it %s', async (_what, xml, more, reason) => {
    const { body } = await take(await from(xml, more), randomUUID(), { firstNumber: 9300 });
    expect(body).toEqual({
      landed: [],
      refused: [{ name: expect.any(String), reasons: [expect.stringMatching(reason)] }],
    });
  });

  test('cannot have a type without a QTI interaction', async () => {
    expectRefusal(await send(await from(heard), { query: '?type=SRA' }), 400, 'invalid_input');
  });
});

describe('ignored are', () => {
  const nothingDone = async (work: () => Promise<unknown>) => {
    const before = await countEvents(api);
    await work();
    expect(await countEvents(api)).toBe(before);
  };

  test.each([
    [
      'a file that is not an archive',
      () => Promise.resolve(Buffer.from('PK and no more')),
      /not a valid zip archive/,
    ],
    [
      'a path outside the archive',
      () => packedFiles(new Map([['../../etc/x', Buffer.from('x')]])),
      /outside itself/,
    ],
    ['a bomb', () => packedFiles(new Map([['questions.json', Buffer.alloc(60_000_000)]])), /larger than/],
    [
      'many small bombs',
      () => packedFiles(new Map(['a', 'b', 'c'].map((name) => [name, Buffer.alloc(40_000_000)]))),
      /larger than 100 MB/,
    ],
    ['an archive of something else', () => packedFiles(new Map([['x.txt', Buffer.from('x')]])), /neither/],
  ])('%s', async (_what, archive, said) => {
    await nothingDone(async () => {
      const errors = expectRefusal(await send(await archive()), 400, 'invalid_input');
      expect(errors['body']).toMatch(said);
    });
  });

  test('a body that is too large, empty or declared as something else', async () => {
    await nothingDone(async () => {
      expectRefusal(await send(Buffer.alloc(importQuestions.upload.maximumBytes + 1)), 413, 'too_large');
      expectRefusal(await send(Buffer.alloc(0)), 400, 'invalid_input');
      expect(
        (await send(await pack([rsaQuestion]), { type: 'text/html' })).statusCode,
      ).toBeGreaterThanOrEqual(400);
    });
  });

  test('imports and exports of anyone but admins', async () => {
    const student = await api.registerAndLogIn();
    await nothingDone(async () => {
      expectRefusal(await send(await pack([rsaQuestion]), { user: student }), 403, 'not_allowed');
      expectRefusal(await give({ filter: {}, format: 'json' }, student), 403, 'not_allowed');
    });
  });
});
