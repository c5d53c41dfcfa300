import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { choosePdf, chooseScreenshot, readScorecard, scorecardFile } from './testing/scorecard-file.ts';

it('reads a scorecard, which the student checks and sends', async () => {
  const { api } = await renderPage('/real-result', {
    user: student,
    api: { takePteScorecardScreenshot: () => refused('scorecard_not_recognised') },
  });
  const screenshot = scorecardFile('card.png', 'image/png');
  await chooseScreenshot(screenshot);
  await expect.element(page.getByText('Scorecard not recognised')).toBeVisible();
  api.answer({ takePteScorecardScreenshot: () => refused('screenshot_not_valid') });
  await chooseScreenshot(screenshot);
  await expect.element(page.getByText('File not valid (must be: png, jpg)')).toBeVisible();
  api.answer({ takeScorecardPdf: () => refused('pdf_not_valid') });
  await choosePdf(scorecardFile('card.pdf', 'application/pdf'));
  await expect.element(page.getByText('File not valid (must be: pdf)')).toBeVisible();

  api.answer({ takePteScorecardScreenshot: () => ({ status: 200, body: readScorecard }) });
  await chooseScreenshot(screenshot);
  await expect.element(page.getByLabelText('Overall')).toHaveValue(67);
  await expect.element(page.getByLabelText('Reading')).toHaveAccessibleDescription(/42%/);
  await expectAccessible('the scores that were read');
  const send = page.getByRole('button', { name: 'Send my result' });
  await send.click();
  expect(api.inputsOf('reportRealResult')).toEqual([]);
  await page.getByLabelText('Reading').fill('64');
  await page.getByLabelText('Writing').fill('65');
  api.answer({ reportRealResult: unreachable });
  await send.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByLabelText('Writing')).toHaveValue(65);
  api.answer({ reportRealResult: () => ({ status: 200, body: { estimated: 64 } }) });
  await send.click();
  await expect.element(page.getByText(/estimated 64/)).toBeVisible();
  expect(api.inputsOf('reportRealResult').at(-1)).toEqual({
    proof: 'a-proof',
    scores: { overall: 67, listening: 66, reading: 64, speaking: 72, writing: 65 },
    takenOn: '2025-10-12',
    reportCode: '4A2B7C9D1E',
  });
});

it('shows how good the estimates are once there are enough results', async () => {
  const { api } = await renderPage('/estimates', {
    width: 360,
    height: 740,
    api: { fetchCalibration: unreachable },
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  const error = { results: 50, meanError: -1.5, meanAbsoluteError: 4, inRange: 0.9 };
  const group = { examType: 'core' as const, version: '1', ...error };
  api.answer({ fetchCalibration: () => ({ status: 200, body: { results: 50, groups: [group] } }) });
  await again.click();
  await expect.element(page.getByRole('row', { name: /Core 1 50 4\.0 -1\.5 90%/ })).toBeVisible();
  await expectAccessible('the errors of estimates');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
