import type { Page } from 'playwright-core';

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
