import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { BodyOf } from '#domain/content/document.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { refused } from '#console/testing/refused.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { contentRow } from '#console/testing/rows.ts';

const reason = page.getByRole('textbox', { name: 'Reason' });
const save = page.getByRole('button', { name: 'Save draft' });

it('writes a new group of the FAQ and a new word, and keeps what was typed when it is refused', async () => {
  const api = await renderConsole('/content/create', {
    saveContentDraft: () => refused('content_exists'),
    one_content: () => ({ status: 404, refused: 'not_found' }),
  });
  const chooseKind = async (name: string) => {
    await page.getByRole('combobox', { name: 'Kind' }).click();
    await page.getByRole('option', { name }).click();
  };
  await chooseKind('FAQ group');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('exam-day');
  await page.getByRole('textbox', { name: 'Name of the group' }).fill('Exam day');
  await page.getByRole('textbox', { name: 'Question' }).fill('What do I bring?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('Your passport.');
  await reason.fill('Asked often');
  await expectAccessible('the editor of a group of questions');
  await save.click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('Your passport.');
  const questions = [{ question: 'What do I bring?', answer: 'Your passport.' }];
  expect(api.inputsOf('saveContentDraft')).toMatchObject([
    { documentId: 'faq.exam-day', body: { kind: 'faq', name: 'Exam day', questions } },
  ]);
  expect(api.inputsOf('saveContentDraft')[0]).not.toHaveProperty('baseRevision');

  api.reload();
  await chooseKind('Word');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Vary');
  await reason.fill('Missing');
  await save.click();
  await expect.element(page.getByText('Use lower-case letters, digits and single hyphens.')).toBeVisible();
  expect(api.inputsOf('saveContentDraft')).toHaveLength(1);
});

it('edits the home page by its sections', async () => {
  const hero = { type: 'hero' as const, title: 'Know your level', text: 'Practise.' };
  const home: BodyOf<'home'> = {
    kind: 'home',
    title: 'Ninety',
    description: 'Practise the question types of your English exam.',
    sections: [hero, { type: 'banner', text: 'Questions?', href: '/contact-us', label: 'Ask us' }],
  };
  const row = { ...contentRow, id: 'home.sections', kind: 'home' as const, title: 'Ninety', path: '/' };
  const api = await renderConsole('/content/home.sections', {
    one_content: () => ({ status: 200, body: { ...row, body: home } }),
    fetchContentRevisions: () => ({ status: 200, body: { revisions: [] } }),
    saveContentDraft: () => ({ status: 200, body: { revision: 2 } }),
  });
  const kinds = page.getByRole('combobox', { name: 'Kind of section' });
  await expect.element(kinds.nth(1)).toHaveTextContent('Banner');
  await expectAccessible('the editor of the home page');
  await kinds.nth(1).click();
  await page.getByRole('option', { name: 'Video testimonial', exact: true }).click();
  await page.getByRole('textbox', { name: 'Heading' }).nth(1).fill('Ada tells');
  await page.getByRole('textbox', { name: 'Video: address' }).fill('http://video.example.org/1');
  await page.getByRole('textbox', { name: 'Video: name of the student' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Video: what the student says' }).fill('It helped me.');
  await reason.fill('A first video');
  await save.click();
  await expect.element(page.getByText('Begin the address of a video with https://.')).toBeVisible();
  expect(api.inputsOf('saveContentDraft')).toEqual([]);
  await page.getByRole('textbox', { name: 'Video: address' }).fill('https://video.example.org/1');
  await save.click();
  const video = { address: 'https://video.example.org/1', name: 'Ada', quote: 'It helped me.' };
  await expect
    .poll(() => api.inputsOf('saveContentDraft').at(-1)?.body)
    .toEqual({ ...home, sections: [hero, { type: 'video_testimonial', title: 'Ada tells', video }] });
});
