import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#domain/content/admin-contract.ts';
import { getBlogContent } from '#domain/content/contract.ts';
import type { BodyOf } from '#domain/content/document.ts';
import { uploadContentFile } from '#domain/content/file-contract.ts';
import { dayMs } from '#domain/core/durations.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { refusalOf } from '#infra/testing/refusal-of.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

const reason = 'For the test';
const post = (title: string, text = 'See [linking words](/blog/linking-words).'): BodyOf<'post'> => ({
  kind: 'post',
  title,
  description: 'A description that search engines show whole, in one line or two.',
  heading: title,
  text,
  publishedOn: '2026-11-20',
  related: [],
});
const row = async (id: string) => (await admin.call(contract.contentDocuments.one, { id })).body;
const titleSeen = async (slug: string) => (await api.visitor().call(getBlogContent, { slug })).body.title;

test('drafts, publishes, schedules and withdraws a new post', async () => {
  const documentId = 'post.silent-letters';
  const first = { documentId, baseRevision: 0, body: post('Silent letters'), reason };
  expect((await admin.call(contract.saveContentDraft, first)).body).toEqual({ revision: 1 });
  expect(await row(documentId)).toMatchObject({ status: 'draft', revision: 1, path: '/blog/silent-letters' });
  expect(await refusalOf(titleSeen('silent-letters'))).toMatchObject({ status: 404 });

  await admin.call(contract.publishContent, { documentId, revision: 1, reason });
  expect(await row(documentId)).toMatchObject({ status: 'published', problems: [] });
  await expect.poll(() => titleSeen('silent-letters').catch(() => '')).toBe('Silent letters');

  const second = { documentId, baseRevision: 1, body: post('Letters that are not heard'), reason };
  await admin.call(contract.saveContentDraft, second);
  expect(await row(documentId)).toMatchObject({ status: 'changed', title: 'Letters that are not heard' });
  const publishAt = new Date(Date.now() + dayMs).toISOString();
  await admin.call(contract.publishContent, { documentId, revision: 2, publishAt, reason });
  expect(await row(documentId)).toMatchObject({ status: 'scheduled', publishAt });
  expect(await titleSeen('silent-letters')).toBe('Silent letters');
  await admin.call(contract.cancelPublication, { documentId, reason });
  expect(await row(documentId)).toMatchObject({ status: 'changed', publishAt: null });

  const { revisions } = (await admin.call(contract.fetchContentRevisions, { documentId })).body;
  expect(revisions.map(({ revision, body }) => [revision, 'title' in body && body.title])).toEqual([
    [2, 'Letters that are not heard'],
    [1, 'Silent letters'],
  ]);
  await admin.call(contract.withdrawContent, { documentId, reason });
  expect(await row(documentId)).toMatchObject({ status: 'withdrawn' });
  await expect
    .poll(() => refusalOf(titleSeen('silent-letters')).catch(() => undefined))
    .toMatchObject({ status: 404 });
});

test('puts an edit over the file of the release, which is revision 0', async () => {
  const documentId = 'post.group-discussion-in-two-minutes';
  const file = await row(documentId);
  expect(file).toMatchObject({ status: 'published', revision: 0, changedAt: null });
  const body = { ...(file.body as BodyOf<'post'>), title: 'Group discussion, minute by minute' };
  await admin.call(contract.saveContentDraft, { documentId, baseRevision: 0, body, reason });
  await admin.call(contract.publishContent, { documentId, revision: 1, reason });
  await expect.poll(() => titleSeen('group-discussion-in-two-minutes')).toBe(body.title);
  const { revisions } = (await admin.call(contract.fetchContentRevisions, { documentId })).body;
  expect(revisions.map(({ revision, reason: why }) => [revision, why])).toEqual([
    [1, reason],
    [0, null],
  ]);
});

test('refuses to publish broken links, and breaks the links to a withdrawn page', async () => {
  const documentId = 'post.with-problems';
  const body = post('A post with problems', '[Gone](/blog/no-such-post) ![](https://example.org/a.png)');
  const { problems, html } = (await admin.call(contract.previewContent, { documentId, body })).body;
  expect(html).toBeNull();
  expect(problems.map(({ kind }) => kind)).toEqual([
    'broken_link',
    'picture_without_text',
    'foreign_picture',
  ]);
  await admin.call(contract.saveContentDraft, { documentId, baseRevision: 0, body, reason });
  const publish = admin.call(contract.publishContent, { documentId, revision: 1, reason });
  expect(await refusalOf(publish)).toMatchObject({ status: 422, code: 'content_has_problems' });

  const broken = async () =>
    (await admin.call(contract.contentDocuments.list, { filter: '{"hasProblems":true}' })).body;
  expect(await broken()).toEqual([]);
  await admin.call(contract.withdrawContent, { documentId: 'post.linking-words', reason });
  const found = await broken();
  expect(found.map(({ id }) => id)).toContain('page.resources.vocabulary');
  expect(found[0]?.problems).toContainEqual({ kind: 'broken_link', detail: '/blog/linking-words' });
});

test('refuses invalid input', async () => {
  const documentId = 'post.refused';
  const given = { documentId, baseRevision: 0, body: post('Refused'), reason };
  for (const wrong of [
    { ...given, documentId: 'page.practice' },
    { ...given, documentId: 'word.refused' },
    { ...given, documentId: 'post../etc' },
    { ...given, body: { ...given.body, title: '' } },
    { ...given, body: { ...given.body, related: ['//example.org'] } },
    { ...given, reason: '' },
  ])
    expect(await refusalOf(admin.call(contract.saveContentDraft, wrong))).toMatchObject({
      code: 'invalid_input',
    });
  const unknown = { documentId: 'post.no-such', reason };
  for (const call of [
    () => admin.call(contract.publishContent, { ...unknown, revision: 1 }),
    () => admin.call(contract.withdrawContent, unknown),
    () => admin.call(contract.cancelPublication, unknown),
    () => admin.call(contract.fetchContentRevisions, { documentId: unknown.documentId }),
  ])
    expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'content_not_found' });
  await admin.call(contract.saveContentDraft, given);
  const stale = admin.call(contract.saveContentDraft, { ...given, body: post('Stale') });
  expect(await refusalOf(stale)).toMatchObject({ status: 409, code: 'content_changed' });
});

test('refuses a new document under the name of another one, drafted or of the release', async () => {
  const drafted = { documentId: 'post.drafted-first', body: post('Drafted first'), reason };
  await admin.call(contract.saveContentDraft, drafted);
  const other = post('Drafted second');
  for (const documentId of [drafted.documentId, 'post.linking-words']) {
    const again = admin.call(contract.saveContentDraft, { documentId, body: other, reason });
    expect(await refusalOf(again)).toMatchObject({ status: 409, code: 'content_exists' });
    expect((await row(documentId)).title).not.toBe(other.title);
  }
});

test('finds documents by kind and by text', async () => {
  const filter = JSON.stringify({ kind: 'faq', q: 'practice' });
  const { body } = await admin.call(contract.contentDocuments.list, { filter });
  expect(body.map(({ id }) => id)).toEqual(['faq.practice']);
});

test('stores only pictures and PDFs for pages', async () => {
  const send = async (content: Buffer, mediaType: string) =>
    (await admin.call(uploadContentFile, {}, { upload: new Blob([content], { type: mediaType }) })).body;
  const wide = sharp({ create: { width: 3_200, height: 40, channels: 3, background: '#1864ab' } });
  const picture = await send(await wide.png().toBuffer(), 'image/png');
  const image = await api.inject({ method: 'GET', url: picture.address });
  expect(image.headers['content-type']).toMatch(/^image\/(?:png|jpeg)$/);
  expect(await sharp(image.rawPayload).metadata()).toMatchObject({ width: 1_600, height: 20 });
  const body = post('A post with a picture', `![A blue bar](${picture.address})`);
  const preview = await admin.call(contract.previewContent, { documentId: 'post.picture', body });
  expect(preview.body.problems).toEqual([]);

  const content = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
  const pdf = await send(content, 'application/pdf');
  const file = await api.inject({ method: 'GET', url: pdf.address });
  expect([file.headers['content-type'], file.rawPayload]).toEqual(['application/pdf', content]);
  for (const [wrong, mediaType] of [
    [Buffer.from('<script>alert(1)</script>'), 'image/png'],
    [Buffer.from('%PDF-1.7 and no end'), 'application/pdf'],
    [Buffer.from('GIF89a'), 'image/jpeg'],
  ] as const)
    expect(await refusalOf(send(wrong, mediaType))).toMatchObject({ status: 422, code: 'file_not_valid' });
  for (const id of ['content-ffffffffffff.pdf', '..%2Fsecret', picture.fileId])
    expect((await api.inject({ method: 'GET', url: `/api/aws/getPdfFile/${id}` })).statusCode).toBe(404);
});
