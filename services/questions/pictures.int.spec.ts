import { createHash, randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profileImageBytes } from '#domain/accounts/profile/image-contract.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import * as admins from '#domain/questions/admin-contract.ts';
import { fetchQuestion } from '#domain/questions/contract.ts';
import { questionPictureStream } from '#domain/questions/question-picture.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { expectRefusal } from '#infra/testing/refusals.ts';

const { uploadQuestionPicture } = admins;
const uid = 'SDI-9101';
const big = { create: { width: 2_400, height: 1_200, channels: 3, background: '#336699' } } as const;
const jpeg = await sharp(big)
  .withExif({ IFD0: { Artist: 'Ann of Ljubljana' } })
  .jpeg()
  .toBuffer();
const png = await sharp({ ...big, create: { ...big.create, width: 300, height: 200 } })
  .png()
  .toBuffer();

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  admin = await api.admin();
});
afterAll(() => api?.[Symbol.asyncDispose]());

const upload = (content: Uint8Array, commandId: string = randomUUID(), type = 'image/png') =>
  admin.call(
    uploadQuestionPicture,
    { uid },
    { commandId, upload: new Blob([new Uint8Array(content)], { type }) },
  );
const served = (name: string) => api.inject({ method: 'GET', url: `/api/aws/getImageFile/${name}?v=1` });
const seen = async (image: string) =>
  served((await admin.call(admins.fetchViewablePicture, { image })).body.image);
const uploads = () => api.storage.journal.read(questionPictureStream, questionPictureStream.nameOf(uid));

describe('an uploaded picture', () => {
  test('is resized and encoded again, and served only under a signed name', async () => {
    const { body } = await upload(jpeg, randomUUID(), 'image/jpeg');
    expect(body).toMatchObject({
      image: expect.stringMatching(/^SDI-9101-[0-9a-f]{12}\.jpg$/),
      width: admins.questionPictureSide,
      height: admins.questionPictureSide / 2,
    });
    const { rawPayload, headers } = await seen(body.image);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg' });
    expect(headers['cache-control']).toMatch(/^private, /);
    const { width, exif } = await sharp(rawPayload).metadata();
    expect({ width, exif }).toEqual({ width: body.width, exif: undefined });
    expect(rawPayload.includes('Ljubljana')).toBe(false);
    expectRefusal(await served(body.image), 403, 'address_not_valid');
    const sha256 = createHash('sha256').update(rawPayload).digest('hex');
    expect((await uploads()).at(-1)).toMatchObject({
      data: { uid, ...body, sha256 },
      metadata: { actor: { kind: 'admin', id: admin.userId } },
    });
  });

  test('keeps the sharp lines and small size of a PNG', async () => {
    const { body } = await upload(png);
    expect(body).toMatchObject({ image: expect.stringMatching(/\.png$/), width: 300, height: 200 });
    expect((await seen(body.image)).headers['content-type']).toBe('image/png');
  });

  test('is stored once for a repeated command', async () => {
    const commandId = randomUUID();
    const first = await upload(png, commandId);
    const count = (await uploads()).length;
    expect((await upload(png, commandId)).body).toEqual(first.body);
    await expect(upload(jpeg, commandId)).rejects.toMatchObject({ code: 'key_reused' });
    expect(await uploads()).toHaveLength(count);
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['bytes without a meaning', () => randomBytes(5_000)],
    [
      'a drawing with code in it',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a moving picture', () => sharp(big).gif().toBuffer()],
    ['a picture that is cut off', () => jpeg.subarray(0, jpeg.length / 2)],
  ])('is refused when it is %s, and nothing is kept', async (_what, make) => {
    const before = await uploads();
    await expect(upload(await make())).rejects.toMatchObject({ code: 'file_not_valid', status: 422 });
    expect(await uploads()).toEqual(before);
  });

  test('is refused by type and length before it is decoded', async () => {
    const send = (payload: Buffer, type: string) =>
      api.inject({
        method: 'POST',
        url: `${uploadQuestionPicture.path}?uid=${uid}`,
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': type },
        payload,
      });
    expectRefusal(await send(jpeg, 'image/svg+xml'), 415, 'invalid_input');
    expectRefusal(await send(Buffer.alloc(profileImageBytes + 1), 'image/png'), 413, 'too_large');
  });
});

test('is required for publication, and stays with its revision when replaced', async () => {
  const { imageText: _imageText, ...plain } = sampleQuestions.SDI;
  const [first, second] = [(await upload(png)).body.image, (await upload(jpeg)).body.image];
  const textless = { ...plain, uid, image: first };
  await expect(admin.call(admins.draftQuestion, { question: textless })).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { 'question.imageText': expect.any(String) as string },
  });
  const question = { ...textless, imageText: 'A map of the ways of tea.' };
  await expect(
    admin.call(admins.draftQuestion, { question: { ...question, imageText: '  ' } }),
  ).rejects.toMatchObject({ code: 'invalid_input' });
  await admin.call(admins.draftQuestion, { question: { ...question, image: 'SDI-9101-nowhere.png' } });
  await expect(admin.call(admins.publishQuestion, { uid })).rejects.toMatchObject({
    code: 'picture_missing',
  });
  await expect(
    admin.call(admins.reviseQuestion, {
      question: { ...question, image: 'SDI-9101-neither.png' },
      reason: 'A picture',
    }),
  ).rejects.toMatchObject({ code: 'picture_missing' });
  await admin.call(admins.reviseQuestion, { question, reason: 'The picture' });
  await admin.call(admins.publishQuestion, { uid });
  const shown = await admin.call(fetchQuestion, { uid });
  const image = 'image' in shown.body.question ? shown.body.question.image : undefined;
  expect(image).toMatch(/^SDI-9101-[0-9a-f]{12}\.\d+\.[\w-]+\.png$/);
  expect((await served(image ?? '')).statusCode).toBe(200);
  await admin.call(admins.reviseQuestion, {
    question: { ...question, image: second },
    reason: 'A better one',
  });
  // An attempt at revision 2 is shown with its picture.
  expect((await seen(first)).statusCode).toBe(200);
});
