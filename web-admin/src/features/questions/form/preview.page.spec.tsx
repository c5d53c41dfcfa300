import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { previewMessageSchema, previewReady } from '#domain/questions/question-preview.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { bankOf } from '#console/testing/questions.ts';
import { renderConsole } from '#console/testing/render-console.tsx';

it("sends the student's view to the frame beside a wide form after each change, without the key", async () => {
  await renderConsole(`/questions/${rsaQuestion.uid}`, bankOf(rsaQuestion).answers, { width: 1600 });
  const frame = await page.getByTitle('The question as students see it').findElement();
  if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow) throw new Error('There is no frame');
  expect(frame.getAttribute('src')).toBe('/question-preview');
  const { contentWindow: source } = frame;
  const post = vi.spyOn(source, 'postMessage').mockReturnValue();
  window.dispatchEvent(new MessageEvent('message', { data: previewReady, origin: location.origin, source }));
  const latest = () => previewMessageSchema.strict().safeParse(post.mock.lastCall?.[0]).data?.view;
  await expect.poll(latest).toMatchObject({ uid: rsaQuestion.uid, title: rsaQuestion.title });
  expect(JSON.stringify(post.mock.calls)).not.toMatch(/correctIndex|explanation/);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('A better title');
  await expect.poll(latest).toMatchObject({ title: 'A better title' });
  await title.fill('');
  await expect.element(page.getByText('The last version without errors.')).toBeVisible();
  expect(latest()).toMatchObject({ title: 'A better title' });
});

it('opens the preview on request when the form leaves no room for it', async () => {
  await renderConsole(`/questions/${rsaQuestion.uid}`, bankOf(rsaQuestion).answers, { width: 1280 });
  const frame = page.getByTitle('The question as students see it');
  const open = page.getByRole('button', { name: 'Preview' });
  await expect.element(open).toBeVisible();
  await expectToFitPhone('the form of a question');
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'On the student’s screen' });
  await expect.element(dialog.getByText('Before the answer, without the key.')).toBeVisible();
  await expect.element(frame).toBeVisible();
  await expectAccessible('the preview of a question');
  await expectToFitPhone('the preview of a question');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(frame).not.toBeInTheDocument();
});
