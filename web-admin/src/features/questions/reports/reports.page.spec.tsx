import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { bankOf } from '#console/testing/questions.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { question, report, rowsOf } from '#console/testing/rows.ts';
import { student } from '#console/testing/student.ts';

it('shows a report next to its question, and resolves it more than once', async () => {
  let seen = report;
  const api = await renderConsole('/reports', {
    ...bankOf(question.question, { revision: 2 }).answers,
    list_reports: () => rowsOf([seen]),
    list_users: () => rowsOf([student]),
    one_reports: () => ({ status: 200, body: seen }),
    resolveReport: ({ resolution, note }) => {
      seen = { ...seen, status: 'resolved', resolution, note };
      return { status: 200, body: {} };
    },
  });
  await page.getByRole('cell', { name: 'A typo' }).click();
  await expect.element(page.getByText('The report is about revision 1;')).toBeVisible();
  await expect.element(page.getByText(question.question.topic, { exact: true })).toBeVisible();
  for (const [name, href] of [
    [question.title, `#/questions/${question.id}/show`],
    ['ada@example.com', `#/users/${student.id}/show`],
    ['List', '#/reports'],
  ] as const)
    await expect
      .element(page.getByRole('main').getByRole('link', { name, exact: name === 'List' }))
      .toHaveAttribute('href', href);
  const dialog = page.getByRole('dialog');
  for (const [button, confirm, note] of [
    ['Resolve as declined', 'Declined', 'The second sentence names one.'],
    ['Resolve as corrected', 'Corrected', 'It names a ship now.'],
  ] as const) {
    const sent = api.inputsOf('resolveReport').length;
    await page.getByRole('button', { name: button }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(api.inputsOf('resolveReport')).toHaveLength(sent);
    await page.getByRole('button', { name: button }).click();
    await dialog.getByRole('textbox', { name: 'Note' }).fill(note);
    await dialog.getByRole('button', { name: confirm }).click();
    await expect.element(page.getByText(note)).toBeVisible();
    await expect.element(page.getByText(confirm, { exact: true })).toBeVisible();
  }
});
