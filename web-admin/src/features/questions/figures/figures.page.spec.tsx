import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderConsole } from '#console/testing/render-console.tsx';
import { answersOfLists, figures, wholeFigures } from '#console/testing/rows.ts';

it('shows the figures of a question, and links to its answers and its next revision', async () => {
  const { id } = figures;
  await renderConsole('/question-figures', {
    ...answersOfLists,
    one_questionFigures: () => ({ status: 200, body: wholeFigures }),
  });
  const row = page.getByRole('row', { name: id });
  await expect.element(row.getByRole('cell', { name: '75%' }).first()).toBeVisible();
  await expect.element(row.getByRole('cell', { name: '-0.42 ± 0.27' })).toBeVisible();
  await row.getByRole('cell', { name: id }).click();
  const taken = page.getByRole('table', { name: 'Choices by level' }).getByRole('row', { name: '(right)' });
  await expect.element(taken.getByRole('cell', { name: '9', exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('img', { name: '25% of the weakest, 100% of the strongest' }))
    .toBeVisible();
  for (const [name, href] of [
    ['See answers', `#/attempts?filter=${encodeURIComponent(JSON.stringify({ uid: id }))}`],
    ['Revise', `#/questions/${id}`],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
});
