import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

export async function expectPasswordToggle(within: Locator): Promise<void> {
  const field = within.getByLabelText('Password', { exact: true });
  const toggle = within.getByRole('button', { name: 'Show or hide the password' });
  await field.fill('a rather long password');
  await expect.element(field).toHaveAttribute('type', 'password');
  await toggle.click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await toggle.click();
  await expect.element(field).toHaveAttribute('type', 'password');
}
