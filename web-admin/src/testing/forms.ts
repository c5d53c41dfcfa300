import { page } from 'vitest/browser';

/** Chooses an option of a select. @param label the start of the select's name: its value and a mark may follow */
export async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function confirmWithReason(reason: string, confirm: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Reason').fill(reason);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
}
