import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { studentView } from '#domain/question-types/registry.ts';
import { previewReady } from '#domain/questions/question-preview.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const send = (data: unknown, from: Partial<MessageEventInit> = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', { data, origin: location.origin, source: window.parent, ...from }),
  );
const messageOf = (code: 'RSA' | 'WSC' | 'SRA') => ({
  kind: 'question-preview',
  view: studentView(sampleQuestions[code], 'before'),
});

it('shows each question that the framing console sends, to be looked at only', async () => {
  const posted = vi.spyOn(window.parent, 'postMessage');
  await renderPage('/question-preview', { api: {} });
  await expect.element(page.getByRole('heading', { name: 'Preview of a question' })).toBeVisible();
  await expect.poll(() => posted.mock.calls).toContainEqual([previewReady, location.origin]);
  const title = (code: 'RSA' | 'WSC' | 'SRA') => page.getByText(sampleQuestions[code].uid);
  send(messageOf('RSA'), { origin: 'https://example.com' });
  send(messageOf('RSA'), { source: window });
  send({ kind: 'question-preview', view: { type: 'RSA' } });
  for (const code of ['WSC', 'SRA', 'RSA'] as const) {
    send(messageOf(code));
    await expect.element(title(code)).toBeVisible();
  }
  await expect.element(title('WSC')).not.toBeInTheDocument();
  const option = page.getByText(sampleQuestions.RSA.multichoice[0] ?? '');
  await expect.element(option).toBeVisible();
  expect(option.element().closest('[inert]')).not.toBeNull();
});
