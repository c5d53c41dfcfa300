import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '#student/testing/fake-api.ts';
import { listing, questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';

it('loads by itself what failed, once the browser is online again', async () => {
  const answers = questionListAnswers([listing('RSA-0001'), listing('LSA-0001')]);
  const { api } = await renderPage('/practice?section=reading', { api: answers });
  const row = (uid: string) => page.getByRole('row', { name: new RegExp(uid) });
  await expect.element(row('RSA-0001')).toBeVisible();
  const connect = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  connect(false);
  api.answer({ fetchQuestions: unreachable });
  await page.getByRole('button', { name: 'Listening', exact: true }).click();
  const failure = page.getByRole('heading', { name: 'You need a connection for this page' });
  await expect.element(failure).toBeVisible();
  const before = api.inputsOf('fetchQuestions').length;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => api.inputsOf('fetchQuestions').length).toBeGreaterThan(before);
  await expect.element(failure).toBeVisible();
  api.answer(answers);
  connect(true);
  await expect.element(row('LSA-0001')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});
