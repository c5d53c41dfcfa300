import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '#infra/testing/question-bank.ts';
import { expectRefusal } from '#infra/testing/refusals.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { createFolderFiles } from '../files/files.ts';

let seed: TestApi;
let pictures: TestApi;
const folder = mkdtempSync(path.join(tmpdir(), 'ninety-files-'));
const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
beforeAll(async () => {
  for (const [name, content] of [
    ['SDI-0001.png', 'a picture'],
    ['SDI-0002.jpg', 'another'],
    ['SDI-0003.jpeg', 'a third'],
    ['SDI-0004.svg', '<svg onload="alert(1)"/>'],
    ['SDI-0005.json', '{"correctIndex": 1}'],
    ['SDI-0006.png', ''],
    ['tracks.json', '{}'],
    ['LSA-0001.mp3', 'sound'],
    ['content-0123456789ab.png', 'a page'],
  ] as const) {
    write(name, content);
  }
  [seed, pictures] = await Promise.all([
    startTestApi({ questions: 'none' }),
    startTestApi({ questions: 'none', site: { tracks: createFolderFiles(folder) } }),
  ]);
  url = `${audio}${signed(seeded('LWD').track)}`;
});
afterAll(async () => {
  await Promise.all([seed[Symbol.asyncDispose](), pictures[Symbol.asyncDispose]()]);
  rmSync(folder, { recursive: true });
});

const audio = '/api/aws/getAudioFile/';
const image = '/api/aws/getImageFile/';
let url: string;
const signed = (track: string) => seed.dependencies.signedFiles.sign(track, new Date().toISOString());
const signedPicture = (name: string) =>
  pictures.dependencies.signedFiles.sign(name, new Date().toISOString());
const get = (address: string, headers: Record<string, string> = {}) =>
  seed.inject({ method: 'GET', url: address, headers });
const getPicture = (address: string, headers: Record<string, string> = {}) =>
  pictures.inject({ method: 'GET', url: address, headers });

describe('a track', () => {
  test('is an MP3 under its signed name, with and without the ending', async () => {
    const answer = await get(url);
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'audio/mpeg' } });
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect((await get(url.replace('.mp3', ''))).rawPayload.equals(answer.rawPayload)).toBe(true);
    const head = await seed.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(answer.headers['content-length']);
  });

  test('is sent in parts, for players that seek', async () => {
    const whole = (await get(url)).rawPayload;
    const size = whole.length;
    const part = async (range: string) => {
      const { statusCode, headers, rawPayload } = await get(url, { range });
      return {
        statusCode,
        range: headers['content-range'],
        isRight: (first: number, last: number) => rawPayload.equals(whole.subarray(first, last + 1)),
      };
    };
    const middle = await part('bytes=10-19');
    expect(middle).toMatchObject({ statusCode: 206, range: `bytes 10-19/${size}` });
    expect(middle.isRight(10, 19)).toBe(true);
    const tail = await part('bytes=-5');
    expect(tail).toMatchObject({ statusCode: 206, range: `bytes ${size - 5}-${size - 1}/${size}` });
    expect(tail.isRight(size - 5, size - 1)).toBe(true);
    const from = `bytes 100-${size - 1}/${size}`;
    expect(await part('bytes=100-')).toMatchObject({ statusCode: 206, range: from });
    expect(await part(`bytes=${size}-`)).toMatchObject({ statusCode: 416, range: `bytes */${size}` });
    expect(await part('bytes=9-3')).toMatchObject({ statusCode: 416 });
    for (const nonsense of ['bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5']) {
      expect(await part(nonsense)).toMatchObject({ statusCode: 200, range: undefined });
    }
  });

  test('is not sent again to a client with the same version', async () => {
    const etag = String((await get(url)).headers['etag']);
    for (const named of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      expect(await get(url, { 'if-none-match': named })).toMatchObject({ statusCode: 304, payload: '' });
    }
    expect((await get(url, { 'if-none-match': '"x"' })).statusCode).toBe(200);
    const range = 'bytes=0-9';
    expect((await get(url, { range, 'if-range': etag })).statusCode).toBe(206);
    expect((await get(url, { range, 'if-range': '"x"' })).statusCode).toBe(200);
  });

  test.each([
    ['?v=3', true],
    ['?v=Zq_-9', true],
    ['', false],
    ['?v=', false],
    ['?v=1&v=2', false],
    [`?v=${'x'.repeat(101)}`, false],
  ])('with %j in its address is cached or not: %j', async (query, isKept) => {
    const kept = isKept ? /^private, max-age=\d{5}, immutable$/ : /^private, max-age=\d{5}$/;
    expect((await get(url + query)).headers['cache-control']).toMatch(kept);
    const part = await get(url + query, { range: 'bytes=0-9' });
    expect([part.statusCode, part.headers['cache-control']]).toEqual([206, expect.stringMatching(kept)]);
  });

  test('that does not exist is not cached, for any version', async () => {
    const missing = await get(`${audio}${signed('LWD-9999.mp3')}?v=1`);
    expect(expectRefusal(missing, 404, 'not_found')).toEqual({});
    expect(missing.headers['cache-control']).toBe('no-store');
    const beyond = await get(`${url}?v=1`, { range: 'bytes=999999999-' });
    expect([beyond.statusCode, beyond.headers['cache-control']]).toEqual([416, 'no-store']);
  });
});

describe('a picture', () => {
  test.each([
    ['SDI-0001.png', 'image/png', 'a picture', 'private'],
    ['SDI-0002.jpg', 'image/jpeg', 'another', 'private'],
    ['SDI-0003.jpeg', 'image/jpeg', 'a third', 'private'],
    ['SDI-0004.svg', 'image/svg+xml', '<svg onload="alert(1)"/>', 'private'],
    // Pictures of the site's pages are public.
    ['content-0123456789ab.png', 'image/png', 'a page', 'public'],
  ])('%s is %s', async (name, type, content, who) => {
    const id = who === 'public' ? name : signedPicture(name);
    const answer = await getPicture(`${image}${id}?v=1`);
    expect(answer).toMatchObject({ statusCode: 200, payload: content });
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': expect.stringMatching(new RegExp(`^${who}, max-age=\\d{5,8}, immutable$`)),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });
});

test.each(['SDI-0001.jpg', 'SDI-0005.json', 'SDI-0006.png', 'LSA-0001.mp3'])(
  'does not serve the signed name of %s as a picture',
  async (name) => {
    const address = `${image}${signedPicture(name)}`;
    expect(expectRefusal(await getPicture(address), 404, 'not_found')).toEqual({});
  },
);

test.each([
  'SDI-0001.png',
  'SDI-0001',
  'SDI-0001.PNG',
  '..%2fSDI-0001.png',
  'SDI-0001.png%0a',
  'content-0123456789ab.svg',
  'x'.repeat(61),
])('refuses %s as the address of a picture', async (name) => {
  expect(expectRefusal(await getPicture(image + name), 403, 'address_not_valid')).toEqual({});
});

test.each([
  `${audio}SDI-0005`,
  `${audio}SDI-0005.json`,
  `${audio}tracks.json`,
  `${audio}tracks`,
  `${audio}SDI-0001.png`,
  `${audio}.mp3`,
  `${audio}..%2fLSA-0001.mp3`,
  `${audio}..%2f..%2f..%2fpackage.json`,
  `${audio}%2fetc%2fpasswd`,
  `${audio}LSA-0001.mp3%2f..`,
  `${audio}..%5c..%5cLSA-0001.mp3`,
  `${audio}LSA-0001.mp3%0a`,
  `${audio}LSA-0001.mp3.mp3`,
  `${audio}LSA-0001.mp3`,
  `${audio}${'x'.repeat(61)}`,
])('refuses %s as the address of a recording', async (address) => {
  expect(expectRefusal(await getPicture(address), 403, 'address_not_valid')).toEqual({});
});

test('derives the version from the content, not from its time', async () => {
  const now = new Date().toISOString();
  const name = pictures.dependencies.signedFiles.sign('LSA-0001.mp3', now);
  const etagNow = async () => String((await getPicture(audio + name)).headers['etag']);
  const first = await etagNow();
  utimesSync(path.join(folder, 'LSA-0001.mp3'), new Date(0), new Date(0));
  expect(await etagNow()).toBe(first);
  write('LSA-0001.mp3', 'SOUND');
  expect(await etagNow()).not.toBe(first);
  write('LSA-0001.mp3', 'sound');
  expect(await etagNow()).toBe(first);
});
