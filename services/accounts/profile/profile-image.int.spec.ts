import { randomBytes, randomUUID } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminUsers } from '#domain/accounts/admin-contract.ts';
import { deleteUser, retrieveUser } from '#domain/accounts/contract.ts';
import {
  getProfileImage,
  profileImageBytes,
  removeProfileImage,
  uploadProfileImage,
} from '#domain/accounts/profile/image-contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { expectRefusal } from '#infra/testing/refusals.ts';
import { startS3Server, type S3Server } from '#infra/testing/servers/s3-server/server.ts';

const own = { create: { width: 640, height: 480, channels: 3, background: '#336699' } } as const;
const jpeg = await sharp(own)
  .withExif({ IFD0: { Artist: 'Ann of Ljubljana' } })
  .jpeg()
  .toBuffer();
const png = await sharp({ ...own, create: { ...own.create, channels: 4, background: '#33669980' } })
  .png()
  .toBuffer();
const blob = (content: Uint8Array, type = 'image/jpeg') => new Blob([new Uint8Array(content)], { type });

describe.each(['a folder', 'a bucket'])('pictures in %s', (kind) => {
  let api: TestApi;
  let server: S3Server | undefined;
  beforeAll(async () => {
    server = kind === 'a bucket' ? await startS3Server() : undefined;
    const s3 = server && { ...server, region: 'eu-central-1' };
    api = await startTestApi({ questions: 'none', ...(s3 && { s3 }) });
  });
  afterAll(async () => {
    await api[Symbol.asyncDispose]();
    await server?.[Symbol.asyncDispose]();
  });

  const upload = (user: TestUser, content: Uint8Array, commandId: string = randomUUID()) =>
    user.call(uploadProfileImage, {}, { upload: blob(content), commandId });
  const look = (user: TestUser, url: string | undefined) =>
    api.inject({
      method: 'GET',
      url: url ?? getProfileImage.path,
      headers: { authorization: `Bearer ${user.token}` },
    });
  const pictureOf = async (user: TestUser) => (await user.call(retrieveUser, {})).body.user.profileImage;

  test('become a square of 256 pixels without metadata', async () => {
    const user = await api.registerAndLogIn();
    const { body } = await upload(user, jpeg);
    expect(await pictureOf(user)).toBe(body.user.profileImage);
    const { rawPayload, headers } = await look(user, body.user.profileImage);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=3600' });
    const { width, height, exif } = await sharp(rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 256, height: 256, exif: undefined });
    expect(rawPayload.includes('Ljubljana')).toBe(false);
  });

  test('stay transparent', async () => {
    const user = await api.registerAndLogIn();
    const { headers, rawPayload } = await look(user, (await upload(user, png)).body.user.profileImage);
    expect(headers['content-type']).toBe('image/png');
    expect((await sharp(rawPayload).metadata()).hasAlpha).toBe(true);
  });

  test('disappear when replaced or removed, and a repeated command gets its first answer', async () => {
    const user = await api.registerAndLogIn();
    const commandId = randomUUID();
    const first = (await upload(user, jpeg, commandId)).body.user.profileImage;
    expect((await upload(user, jpeg, commandId)).body.user.profileImage).toBe(first);
    const second = (await upload(user, png)).body.user.profileImage;
    expect(second).not.toBe(first);
    expect((await look(user, first)).statusCode).toBe(404);
    const keyOf = (address = '') => address.split('/').at(-1) ?? '';
    const stored = async (address?: string) =>
      (await api.storage.files.find({ owner: { kind: 'person', id: user.userId }, key: keyOf(address) })) !==
      undefined;
    expect([await stored(first), await stored(second)]).toEqual([false, true]);
    for (const _ of ['once', 'again']) await user.call(removeProfileImage, {});
    expect([await stored(second), await pictureOf(user)]).toEqual([false, undefined]);
  });

  test('are visible to their owner and admins, until the account is deleted', async () => {
    const user = await api.registerAndLogIn();
    const stranger = await api.registerAndLogIn();
    const admin = await api.admin();
    const address = (await upload(user, jpeg)).body.user.profileImage ?? '';
    const named = `${address}?userId=${user.userId}`;
    expect((await look(stranger, address)).statusCode).toBe(404);
    expectRefusal(await look(stranger, named), 403, 'not_allowed');
    expect((await look(admin, named)).statusCode).toBe(200);
    expect((await admin.call(adminUsers.one, { id: user.userId })).body).toMatchObject({
      profileImage: named,
      mail: 'reaches',
    });
    expect((await api.inject({ method: 'GET', url: address })).statusCode).toBe(401);
    const names = async () => (await api.storage.files.persons()).filter((id) => id === user.userId);
    expect(await names()).toEqual([user.userId]);
    await user.call(deleteUser, { password: user.password });
    expect(await names()).toEqual([]);
  });
});

describe('invalid pictures', () => {
  let api: TestApi;
  let user: TestUser;
  beforeAll(async () => {
    api = await startTestApi({ questions: 'none' });
    user = await api.registerAndLogIn();
  });
  afterAll(() => api[Symbol.asyncDispose]());
  const send = (content: Uint8Array, type?: string) =>
    user.call(uploadProfileImage, {}, { upload: blob(content, type) });

  /** A small file that claims this many pixels. */
  function pngOf(width: number, height: number): Buffer {
    const chunk = (name: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(name), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    };
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head.set([1, 0], 8);
    const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
    const signature = Buffer.from('89504e470d0a1a0a', 'hex');
    return Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['bytes without a meaning', () => randomBytes(5_000)],
    ['a drawing with code in it', () => svg],
    ['a moving picture', () => sharp(own).gif().toBuffer()],
    ['another kind', () => sharp(own).webp().toBuffer()],
    ['a file that is cut off', () => jpeg.subarray(0, jpeg.length / 2)],
    ['a small file of 100 million pixels', () => pngOf(10_000, 10_000)],
    ['a picture that is one line', () => pngOf(30_000, 10)],
  ])('%s is refused, whatever it says that it is', async (_what, make) => {
    await expect(send(await make(), 'image/png')).rejects.toMatchObject({
      code: 'file_not_valid',
      status: 422,
    });
  });

  test('refuses a long file, and anything but a form with one file', async () => {
    const long = Buffer.concat([jpeg, Buffer.alloc(profileImageBytes)]);
    await expect(send(long)).rejects.toMatchObject({ code: 'too_large' });
    const post = (payload: string | Buffer, type: string) =>
      api.inject({
        method: 'POST',
        url: uploadProfileImage.path,
        headers: { authorization: `Bearer ${user.token}`, 'content-type': type },
        payload,
      });
    expect((await post(jpeg, 'image/jpeg')).statusCode).toBe(415);
    const onlyText = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n';
    for (const payload of ['', 'no form at all', onlyText])
      expectRefusal(await post(payload, 'multipart/form-data; boundary=b'), 400, 'invalid_input');
    const two = new FormData();
    for (const name of ['a', 'b']) two.append(name, blob(jpeg), 'a.jpg');
    const encoded = new Response(two);
    const type = encoded.headers.get('content-type') ?? '';
    expectRefusal(await post(Buffer.from(await encoded.arrayBuffer()), type), 400, 'invalid_input');
    expect((await user.call(retrieveUser, {})).body.user.profileImage).toBeUndefined();
  });

  test('stores no refused file', async () => {
    const { files } = api.storage;
    expect(await files.persons()).toEqual([]);
  });

  test('reads a picture to its end', async () => {
    const { body } = await send(jpeg);
    const key = body.user.profileImage?.split('/').at(-1) ?? '';
    const stored = await api.storage.files.find({ owner: { kind: 'person', id: user.userId }, key });
    expect(stored && (await buffer(stored.read(0, stored.bytes - 1))).length).toBe(stored?.bytes);
  });
});
