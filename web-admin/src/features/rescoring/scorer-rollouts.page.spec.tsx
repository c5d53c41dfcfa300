import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { OutputOf } from '#domain/core/contract.ts';
import type { fetchScorerRollouts } from '#domain/rescoring/contract.ts';
import { unreachable } from '#domain/core/testing/fake-api.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { refused } from '#console/testing/refused.ts';
import { renderConsole, type Answers } from '#console/testing/render-console.tsx';

const scorers = { writing: 4, speaking: 8 };
const rollout: OutputOf<typeof fetchScorerRollouts>['body']['rollouts'][number] = {
  rolloutId: 'r1',
  scorers,
  scope: { type: 'WWE', since: '2026-11-01' },
  counts: null,
  startedAt: '2026-11-05T10:00:00.000Z',
  reason: 'A better tagger',
};
const listed =
  (...rollouts: (typeof rollout)[]) =>
  () => ({ status: 200 as const, body: { scorers, rollouts } });
const answers = {
  fetchScorerRollouts: listed(),
  rollOutScorers: () => refused('rollout_running'),
} satisfies Answers;

it('rolls the scorers out with a reason, and shows the rollout under way', async () => {
  const api = await renderConsole('/scorer-rollouts', { ...answers, fetchScorerRollouts: unreachable });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  api.answer(answers);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/writing 4, speaking 8/)).toBeVisible();
  await expectAccessible('scorer rollouts');
  await page.getByRole('combobox', { name: 'Question type' }).click();
  await page.getByRole('option', { name: 'WWE' }).click();
  await page.getByLabelText('Scored since').fill('2026-11-01');
  await page.getByRole('button', { name: 'Roll out' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Reason').fill('A better tagger');
  await dialog.getByRole('button', { name: 'Roll out' }).click();
  await expect.element(dialog.getByText(/in progress/)).toBeVisible();
  api.answer({
    rollOutScorers: () => ({ status: 200, body: { rolloutId: 'r1' } }),
    fetchScorerRollouts: listed(rollout),
  });
  await dialog.getByRole('button', { name: 'Roll out' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('cell', { name: 'In progress' })).toBeVisible();
  expect(api.inputsOf('rollOutScorers')[1]).toEqual({
    type: 'WWE',
    since: '2026-11-01',
    reason: 'A better tagger',
  });
  await expectToFitPhone('scorer rollouts');
});
