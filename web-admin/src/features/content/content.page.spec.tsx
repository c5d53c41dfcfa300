import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { BodyOf } from '#domain/content/document.ts';
import { expectAccessible, expectContrast } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { confirmWithReason } from '#console/testing/forms.ts';
import { refused } from '#console/testing/refused.ts';
import { renderConsole, type Answers } from '#console/testing/render-console.tsx';
import { contentRow } from '#console/testing/rows.ts';
import type { SeenContent } from './words.ts';

const body: BodyOf<'post'> = {
  kind: 'post',
  title: 'Linking words',
  description: 'Forty linking words by meaning, with the comma rules.',
  heading: 'Linking words',
  text: 'A linking word is a promise.',
  publishedOn: '2026-10-19',
  related: ['/templates'],
};
const done = () => ({ status: 200 as const, body: {} });
const text = page.getByRole('textbox', { name: 'Text' });
const reason = page.getByRole('textbox', { name: 'Reason' });
const save = page.getByRole('button', { name: 'Save draft' });

it('edits a post: draft, preview, publication at a time, revisions and withdrawal', async () => {
  let seen: SeenContent = { ...contentRow, body };
  const old = { revision: 1, body, at: contentRow.changedAt, reason: 'First', publishedAt: null };
  const answers = {
    list_content: () => ({ status: 200, body: [contentRow], total: 1 }),
    one_content: () => ({ status: 200, body: seen }),
    saveContentDraft: (input) => {
      seen = { ...seen, revision: 2, status: 'changed', body: input.body };
      return { status: 200, body: { revision: 2 } };
    },
    previewContent: () => ({
      status: 200,
      body: {
        html: '<h1>As readers see it</h1>',
        problems: [{ kind: 'broken_link', detail: '/blog/gone' }],
      },
    }),
    publishContent: ({ publishAt = null }) => {
      seen = { ...seen, status: 'scheduled', publishAt };
      return done();
    },
    cancelPublication: () => {
      seen = { ...seen, status: 'changed', publishAt: null };
      return done();
    },
    withdrawContent: () => {
      seen = { ...seen, status: 'withdrawn' };
      return done();
    },
    fetchContentRevisions: () => ({
      status: 200,
      body: { revisions: seen.revision === 2 ? [{ ...old, revision: 2, body: seen.body }, old] : [old] },
    }),
  } satisfies Answers;
  const api = await renderConsole('/content', answers);
  await page.getByRole('cell', { name: 'Linking words', exact: true }).click();
  await expect.element(text).toHaveValue(body.text);
  await expectAccessible('the editor of a post');

  await text.fill('A linking word is a kept promise. [Gone](/blog/gone)');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect.element(page.getByRole('listitem').filter({ hasText: '/blog/gone' })).toBeVisible();
  const frame = page.getByTitle('Preview of the page');
  await expect.element(frame).toHaveAttribute('sandbox', '');
  await expect.element(frame).toHaveAttribute('srcdoc', '<h1>As readers see it</h1>');
  await page.getByRole('button', { name: 'Write' }).click();
  await expect.element(text).toHaveValue('A linking word is a kept promise. [Gone](/blog/gone)');
  await text.fill('A linking word is a kept promise.');
  await page.getByRole('textbox', { name: 'Read next' }).fill('/templates\n\n/faq\n');
  await reason.fill('Clearer');
  await save.click();
  await expect.element(page.getByText('Newer draft')).toBeVisible();
  expect(api.inputsOf('saveContentDraft')).toMatchObject([
    {
      documentId: 'post.linking-words',
      baseRevision: 1,
      reason: 'Clearer',
      body: { text: 'A linking word is a kept promise.', related: ['/templates', '/faq'] },
    },
  ]);
  const revision = page.getByRole('region', { name: 'Revision 2' });
  await expect.element(revision.getByText('kept')).toBeVisible();

  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByLabelText('Publish at').fill('2099-01-02T08:30');
  await expectAccessible('the dialog to publish');
  await confirmWithReason('It is ready', 'Publish');
  await expect.element(page.getByText('The draft will be published on')).toBeVisible();
  expect(api.inputsOf('publishContent')).toMatchObject([
    { revision: 2, publishAt: expect.stringMatching(/^2099-01-0/) as string },
  ]);
  await page.getByRole('button', { name: 'Cancel publication' }).click();
  await confirmWithReason('Not yet', 'Cancel publication');
  await expect.element(page.getByText('The draft will be published on')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await confirmWithReason('Out of date', 'Withdraw');
  await expect.element(page.getByText('Withdrawn')).toBeVisible();
});

it('returns from the preview to a refused field', async () => {
  const api = await renderConsole('/content/post.linking-words', {
    one_content: () => ({ status: 200, body: { ...contentRow, body } }),
    fetchContentRevisions: () => ({ status: 200, body: { revisions: [] } }),
    previewContent: () => ({ status: 200, body: { html: '<h1>As readers see it</h1>', problems: [] } }),
    saveContentDraft: () => ({ ...refused('invalid_input'), errors: { 'body.title': 'Taken.' } }),
  });
  const write = page.getByRole('button', { name: 'Write' });
  const preview = page.getByRole('button', { name: 'Preview' });
  const frame = page.getByTitle('Preview of the page');
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect.element(text).toHaveValue(body.text);
  await preview.click();
  await expect.element(frame).toBeVisible();
  expect(api.inputsOf('previewContent')).toMatchObject([{ documentId: 'post.linking-words' }]);

  await save.click();
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true');
  await expect.element(frame).toBeVisible();
  await reason.fill('Clearer');
  await save.click();
  await expect.element(title).toHaveFocus();
  await expect.element(title).toHaveAccessibleDescription('Taken.');
  await expect.element(write).toHaveAttribute('aria-pressed', 'true');
});

it('puts a picture into a text, with alternative text', async () => {
  const api = await renderConsole(
    '/content/post.linking-words',
    {
      one_content: () => ({ status: 200, body: { ...contentRow, body } }),
      fetchContentRevisions: () => ({ status: 200, body: { revisions: [] } }),
      uploadContentFile: () => ({
        status: 200,
        body: {
          fileId: 'content-0123456789ab.png',
          address: '/api/aws/getImageFile/content-0123456789ab.png',
          bytes: 68,
        },
      }),
    },
    { width: 360, height: 740, colorScheme: 'dark' },
  );
  await expect.element(text).toHaveValue(body.text);
  await expectToFitPhone('the editor of a post');
  await expectContrast('the editor of a post, dark');
  await page.getByRole('button', { name: 'Add a picture' }).click();
  const dialog = page.getByRole('dialog');
  const file = dialog.getByLabelText('File');
  const choose = (name: string, type: string) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File(['x'], name, { type }));
    const input = file.element() as HTMLInputElement;
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose('graph.gif', 'image/gif');
  await expect.element(dialog.getByText('File not valid (must be: jpg - jpeg - png)')).toBeVisible();
  choose('graph.png', 'image/png');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect.element(dialog.getByText('Alternative text: fill this in.')).toBeVisible();
  expect(api.inputsOf('uploadContentFile')).toEqual([]);
  await dialog.getByLabelText('Alternative text').fill('A graph');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const value = () => (text.element() as HTMLTextAreaElement).value;
  await expect.poll(value).toContain('![A graph](/api/aws/getImageFile/content-0123456789ab.png)');
});
