import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import type { Answers } from '#student/testing/fake-api.ts';
import { questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const ios = 'https://apps.apple.com/app/id1';
const answers = (app: { ios: string | null; android: string | null }) =>
  ({ ...questionListAnswers([]), fetchMobileApp: () => ({ status: 200, body: app }) }) satisfies Answers;
const banner = page.getByRole('region', { name: 'Mobile app' });
const heading = page.getByRole('heading', { level: 1 });
const onPhone = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

it('offers the app of the phone until the offer is closed', async () => {
  onPhone('iPhone');
  const { goTo } = await renderPage('/practice', {
    api: answers({ ios, android: null }),
    width: 360,
    height: 740,
  });
  await expect.element(banner.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', ios);
  await expect.element(banner.getByText(/4\.7/).first()).toBeVisible();
  await expectAccessible('the app offer');
  goTo('/login');
  await expect.element(heading).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
  goTo('/practice');
  await banner.getByRole('button', { name: 'Close the app offer' }).click();
  await expect.element(banner).not.toBeInTheDocument();
  goTo('/practice');
  await expect.element(heading).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
});

it('offers nothing where no app is named for the phone', async () => {
  onPhone('Android');
  const { api } = await renderPage('/practice', {
    api: answers({ ios, android: null }),
    width: 360,
    height: 740,
  });
  await expect.poll(() => api.inputsOf('fetchMobileApp')).toHaveLength(1);
  await expect.element(heading).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
});
