import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import * as shareContract from '#domain/sittings/sharing/share-contract.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { rightAnswer } from '#infra/testing/question-bank.ts';

let site: TestSite;
let student: TestUser;
let sessionId: string;
beforeAll(async () => {
  site = await startTestSite({ questions: ['RSA-0007', 'RSA-0008', 'RRP-0007', 'RFB-0019', 'RFB-0020'] });
  student = await site.registerAndLogIn();
  const started = await student.call(startMockTest, { mockTestId: 'reading_sprint_1' });
  ({ sessionId } = started.body);
  const uid = started.body.question?.uid ?? '';
  await student.call(contract.saveMockTestQuestion, { sessionId, uid, answer: rightAnswer(uid) });
  await student.call(contract.submitMockTest, { sessionId });
});
afterAll(() => site[Symbol.asyncDispose]());

const share = async (name?: string) =>
  (await student.call(shareContract.shareMockTestScorecard, { sessionId, ...(name && { name }) })).body
    .shareId;
const get = (url: string, headers: Record<string, string> = {}) =>
  site.inject({ method: 'GET', url, headers });
const pageOf = (shareId: string) => get(`/mock-test/scorecard/${shareId}`, { accept: '*/*' });
const pictureOf = (shareId: string) => get(`/api/mocktest/fetchScorecardPicture/${shareId}`);
const tag = (page: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"/>`).exec(page)?.[1];

test('shows the figures of a shared scorecard on its page, with a picture of them', async () => {
  const shareId = await share();
  const page = await eventually(async () => {
    const { payload } = await pageOf(shareId);
    expect(tag(payload, 'og:title')).toBe('A shared scorecard');
    return payload;
  });
  expect(tag(page, 'og:description')).toMatch(/^Reading sprint · .+ Estimates from a mock test/);
  expect(tag(page, 'og:image:alt')).toMatch(/^Estimated: reading \d+ \(\d+ to \d+\)\.$/);
  expect(page.match(/<title>[^<]*/g)).toEqual(['<title>A shared scorecard · Ninety']);
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page.match(/<h1>[^<]*/g)).toEqual(['<h1>A shared scorecard']);
  expect(page).toMatch(/<dt>Reading<\/dt><dd>\d+ \(\d+ to \d+\)<\/dd>/);
  const picture = new URL(tag(page, 'og:image') ?? '');
  const { statusCode, headers, rawPayload } = await get(picture.pathname);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-cache' });
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  // The header of a PNG: its width and its height.
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  const again = await get(picture.pathname, { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('shows any name as text', async () => {
  const before = (await pictureOf(await share())).headers.etag;
  const shareId = await share('"><script>alert(1)</script>$&');
  const { payload } = await pageOf(shareId);
  expect(tag(payload, 'og:title')).toBe('Scorecard of &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;');
  expect(payload).toContain('<h1>Scorecard of &quot;&gt;&lt;script&gt;');
  expect(payload).not.toContain('<script>alert');
  expect((await pictureOf(shareId)).headers.etag).not.toBe(before);
  await share('李明');
  expect((await pictureOf(shareId)).headers.etag).toBe(before);
});

test('shows the general page and no picture without a share', async () => {
  const shareId = await share();
  await eventually(async () => expect((await pictureOf(shareId)).statusCode).toBe(200));
  await student.call(shareContract.unshareMockTestScorecard, { sessionId });
  for (const id of [shareId, randomUUID(), sessionId, 'nothing', '%22']) {
    const page = await pageOf(id);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex' });
    expect(page.payload).not.toContain('og:');
    expect((await pictureOf(id)).statusCode).toBe(404);
  }
});
