import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { markNames } from '#domain/sittings/sitting-schemas.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { ownClipboard } from '#student/testing/own-clipboard.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { scorecards } from '#student/testing/mock-tests/scorecards.ts';

const phone = { width: 360, height: 740 };
const heading = (name: string) => page.getByRole('heading', { name });

it('shares a scorecard by a link with a name, and revokes the link', async () => {
  await ownClipboard();
  const { ids, answers } = scorecards(1);
  const [sessionId = ''] = ids;
  const { api } = await renderPage(`/mock-test/scorecard?id=${sessionId}`, {
    user: student,
    api: { ...answers, shareMockTestScorecard: unreachable },
    ...phone,
  });
  const open = page.getByRole('button', { name: 'Share', exact: true });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Share this scorecard' });
  const make = dialog.getByRole('button', { name: 'Make a link' });
  await expect.element(dialog.getByLabelText('Name on the scorecard')).toBeVisible();
  await expectAccessible('the dialog that shares a scorecard');
  await make.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  api.answer({ shareMockTestScorecard: answers.shareMockTestScorecard });
  await make.click();
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect.element(page.getByText('Link copied.')).toBeVisible();
  const link = await navigator.clipboard.readText();
  await expect.element(dialog.getByLabelText('Link', { exact: true })).toHaveValue(link);
  expect(new URL(link).pathname).toMatch(/^\/mock-test\/scorecard\/[0-9a-f-]{36}$/);
  expect(link).not.toContain(sessionId);
  await expectAccessible('a link to share');

  const rename = dialog.getByRole('button', { name: 'Change the name' });
  await dialog.getByLabelText('Name on the scorecard').fill(' Ann Example ');
  await rename.click();
  await expect
    .poll(() => api.inputsOf('shareMockTestScorecard').at(-1))
    .toEqual({ sessionId, name: 'Ann Example' });
  await expect.element(rename).not.toBeInTheDocument();

  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Shared by a link' }).click();
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect.element(make).toBeVisible();
  expect(api.inputsOf('unshareMockTestScorecard')).toEqual([{ sessionId }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(open).toHaveFocus();
});

it('marks a test with practice timing on its scorecard and on the shared one', async () => {
  const { ids, answers, share, setQuick } = scorecards(1);
  const [sessionId = ''] = ids;
  setQuick();
  const { goTo } = await renderPage(`/mock-test/scorecard?id=${sessionId}`, { user: student, api: answers });
  const mark = page.getByText(markNames.quick, { exact: false });
  await expect.element(heading('Your scorecard')).toBeVisible();
  await expect.element(mark).toBeVisible();
  goTo(`/mock-test/scorecard/${share(sessionId).shareId}`);
  await expect.element(heading('A shared scorecard')).toBeVisible();
  await expect.element(mark).toBeVisible();
});

it('shows a visitor a shared scorecard until it is no longer shared', async () => {
  const { ids, answers, share, unshare } = scorecards(1);
  const [sessionId = ''] = ids;
  const address = `/mock-test/scorecard/${share(sessionId).shareId}`;
  const { goTo } = await renderPage(address, { api: answers, ...phone });
  await expect.element(heading('A shared scorecard')).toBeVisible();
  await expect.poll(() => document.title).toBe('Scorecard · Ninety');
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Reading' })).toBeVisible();
  await expectAccessible('a shared scorecard');
  await expect.element(page.getByText(markNames.quick, { exact: false })).not.toBeInTheDocument();

  share(sessionId, 'Ann Example');
  goTo(address);
  await expect.element(heading('Scorecard of Ann Example')).toBeVisible();
  unshare(sessionId);
  goTo(address);
  await expect.element(heading('Scorecard not found')).toBeVisible();
  await expectAccessible('a scorecard that is no longer shared');
  await page.getByRole('link', { name: 'Log in to see your own' }).click();
  await expect.element(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
  expect(new URLSearchParams(location.search).get('redirect')).toBe(address);

  goTo(`/mock-test/scorecard/${share(sessionId).shareId}`);
  await expect.element(page.getByRole('link', { name: 'Learn about Ninety' })).toHaveAttribute('href', '/');
});
