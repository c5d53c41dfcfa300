import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { headers } from '#domain/core/contract.ts';
import { scorecardBytes } from '#domain/results/contract.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { choosePdf, chooseScreenshot, readScorecard, scorecardFile } from './testing/scorecard-file.ts';

const screenshot = scorecardFile('card.png', 'image/png');
const pdf = scorecardFile('card.pdf', 'application/pdf');
const pending = () => new Promise<never>(() => {});
const again = page.getByRole('button', { name: 'Try again' });

it('shows the progress of an upload, which the student can cancel', async () => {
  const { api } = await renderPage('/real-result', {
    user: student,
    width: 360,
    height: 740,
    api: { takeScorecardPdf: pending },
  });
  await choosePdf(pdf);
  const progress = page.getByRole('progressbar', { name: 'Upload of card.pdf' });
  await expect.element(progress).toHaveAttribute('aria-valuenow', '50');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect.element(cancel).toHaveFocus();
  await expectAccessible('an upload of a scorecard');
  await cancel.click();
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Choose a screenshot' })).toHaveFocus();

  api.answer({ takeScorecardPdf: () => ({ status: 200, body: readScorecard }) });
  await choosePdf(pdf);
  await expect.element(page.getByLabelText('Overall')).toHaveValue(67);
  await expect.element(page.getByRole('form', { name: 'Your scores' })).toHaveFocus();
});

it('sends a file again after a failure, as the same command', async () => {
  const { api } = await renderPage('/real-result', {
    user: student,
    width: 360,
    height: 740,
    api: { takePteScorecardScreenshot: unreachable },
  });
  const header = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
  const commandIds = () =>
    header.mock.calls.flatMap(([name, value]) => (name === headers.idempotencyKey ? [value] : []));
  await chooseScreenshot(screenshot);
  await expect.element(again).toHaveFocus();
  await expect.element(page.getByText('card.png')).toBeVisible();
  await expectAccessible('a failed upload of a scorecard');
  api.answer({ takePteScorecardScreenshot: () => refused('scorecard_not_recognised') });
  await again.click();
  await expect.element(page.getByText('Scorecard not recognised')).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
  expect(commandIds()).toHaveLength(2);
  expect(new Set(commandIds()).size).toBe(1);

  api.answer({ takePteScorecardScreenshot: () => ({ status: 200, body: readScorecard }) });
  await chooseScreenshot(screenshot);
  await expect.element(page.getByLabelText('Overall')).toHaveValue(67);
  expect(new Set(commandIds()).size).toBe(2);
});

it('refuses a file of another type and a file that is too large before it sends them', async () => {
  const { api } = await renderPage('/real-result', { user: student });
  await chooseScreenshot(pdf);
  await expect.element(page.getByText('File not valid (must be: png, jpg)')).toBeVisible();
  await choosePdf(screenshot);
  await expect.element(page.getByText('File not valid (must be: pdf)')).toBeVisible();
  await choosePdf(scorecardFile('long.pdf', 'application/pdf', scorecardBytes + 1));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/5 MB/);
  await expect.element(again).not.toBeInTheDocument();
  expect(api.inputsOf('takePteScorecardScreenshot')).toEqual([]);
  expect(api.inputsOf('takeScorecardPdf')).toEqual([]);
});

it('waits for an upload longer than for other calls', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await renderPage('/real-result', {
    user: student,
    api: {
      takePteScorecardScreenshot: async () => {
        await promise;
        return { status: 200, body: readScorecard };
      },
    },
  });
  await expect.element(page.getByRole('button', { name: 'Choose a screenshot' })).toBeVisible();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await chooseScreenshot(screenshot);
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  resolve();
  await expect.element(page.getByLabelText('Overall')).toHaveValue(67);
});
