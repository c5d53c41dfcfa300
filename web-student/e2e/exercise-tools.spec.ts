import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { headers } from '#domain/core/contract.ts';
import { eventually } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { submitButton } from './exercise.ts';
import { borrowPage } from './support.ts';

const first = seeded('RSA');
const second = seeded('RSA', { nth: 1 });

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ questions: [first.uid, second.uid] }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More for this question' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const open = async (page: Page) => {
  await page.goto(`/exercise?uid=${first.uid}&exercise=RSA`);
  await page.getByText('1 of 2').waitFor();
};

it('goes through the list by its keys, its arrows and its drawer, and tells the keys', async () => {
  const page = await borrowPage(browser, site);
  await open(page);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByText('Submit the answer; on a Mac also ⌘ and Enter').waitFor();
  // While a dialog is open its page takes no keys.
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('1 of 2').waitFor();
  await page.keyboard.press('n');
  await page.getByText('2 of 2').waitFor();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByText('1 of 2').waitFor();
  await page.getByRole('link', { name: 'Next question' }).click();
  await page.getByText('2 of 2').waitFor();
  await page.keyboard.press('l');
  const drawer = page.getByRole('dialog', { name: 'Questions of this list' });
  await drawer.getByRole('textbox', { name: 'Search' }).fill(first.uid);
  await drawer.getByText('1 question', { exact: true }).waitFor();
  await drawer.getByRole('link', { name: new RegExp(first.uid) }).click();
  await page.getByText('1 of 2').waitFor();
  await page.getByRole('radio').first().waitFor();
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByRole('main').getByText('There is no answer yet.').first().waitFor();
  expect(await drawer.count()).toBe(0);
});

it('keeps favourites, marks and scores, and clears a score after asking', async () => {
  const page = await borrowPage(browser, site, { as: await site.registerAndLogIn() });
  await open(page);
  const star = page.getByRole('button', { name: 'Favourite' });
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'More for this question' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Came up in my exam' }).click();
  await page.getByRole('radio', { name: first.multichoice[0] ?? '' }).click();
  await submitButton(page).click();
  await page.getByRole('heading', { name: /Score \d\/1/ }).waitFor();

  const row = page.getByRole('row', { name: new RegExp(first.uid) });
  await page.goto('/practice?exercise=RSA');
  await row.getByText('1×').waitFor();
  await expect.poll(() => row.getByRole('button', { name: /^Favourite/, pressed: true }).count()).toBe(1);

  await open(page);
  await page.getByRole('button', { name: 'More for this question' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Came up in my exam', checked: true }).waitFor();
  await page.keyboard.press('Escape');
  await menu(page, 'Clear my score');
  const asking = page.getByRole('dialog', { name: 'Clear your score?' });
  await asking.getByRole('button', { name: 'Clear my score' }).click();
  await page.getByText('Your score was cleared.').waitFor();
  await page.goto('/practice?exercise=RSA');
  await row.getByRole('img', { name: 'Not done' }).waitFor();
  expect(await row.getByText('1×').count()).toBe(0);
});

it('takes a report, asks for its reason, and an admin reads it', async () => {
  const admin = await site.admin();
  const page = await borrowPage(browser, site);
  await open(page);
  await menu(page, 'Report this question');
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Choose a reason.').waitFor();
  await dialog.getByLabel(`What is wrong with ${first.uid}?`).selectOption('The question is not clear');
  await dialog.getByLabel('Tell us more').fill('Which of the two jars is meant?');
  await page.route('**/reportQuestion', (route) => route.abort('connectionfailed'), { times: 1 });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Your text is still here.').waitFor();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('dialog', { name: 'Thank you' }).getByText('Your report is with our team.').waitFor();
  await eventually(async () => {
    const { payload } = await site.inject({
      url: '/api/admin/reports?range=[0,9]',
      headers: { authorization: `Bearer ${admin.token}`, [headers.visitor]: crypto.randomUUID() },
    });
    expect(JSON.parse(payload)).toMatchObject([
      { uid: first.uid, reason: 'unclear', message: 'Which of the two jars is meant?', status: 'open' },
    ]);
  });
});

it('looks a word of the passage up where it stands, and any other by its name', async () => {
  const page = await borrowPage(browser, site);
  await open(page);
  const passage = page.getByText(first.topic.slice(0, 30));
  await passage.dblclick({ position: { x: 14, y: 14 } });
  const card = page.getByRole('dialog', { name: /^Dictionary: / });
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await menu(page, 'Look up a word');
  const dialog = page.getByRole('dialog', { name: 'Look up a word' });
  await dialog.getByRole('textbox').fill('bees');
  await page.keyboard.press('Enter');
  const meanings = dialog.getByRole('status', { name: 'Meanings of bee' });
  await meanings.getByText('The dictionary form of “bees”').waitFor();
  await meanings
    .getByRole('listitem')
    .filter({ hasText: /^noun / })
    .first()
    .waitFor();
  expect(await dialog.getByText('is not in the dictionary').count()).toBe(0);
});

it('closes each of its dialogs by their buttons, and nothing has changed', async () => {
  const page = await borrowPage(browser, site);
  await open(page);
  const dialog = page.getByRole('dialog');
  const close = async (name: string) => {
    // One that says thanks can be closed at its top and at its end.
    await dialog.getByRole('button', { name, exact: true }).last().click();
    await dialog.waitFor({ state: 'detached' });
  };
  for (const [item, button] of [
    ['Look up a word', 'Close'],
    ['PTE Official score guide', 'Close'],
    ['Report this question', 'Close'],
    ['Report this question', 'Cancel'],
    ['Keyboard shortcuts', 'Close'],
  ] as const) {
    await menu(page, item);
    await close(button);
  }
  await menu(page, 'PTE Official score guide');
  for (const skill of ['Speaking', 'Writing', 'Listening', 'Reading']) {
    await dialog.getByRole('radiogroup', { name: 'Skill' }).getByText(skill, { exact: true }).click();
    await dialog.getByRole('heading', { name: `Types that count for ${skill.toLowerCase()}` }).waitFor();
  }
  await close('Close');
  await page.getByRole('button', { name: 'Question list' }).click();
  await close('Close');
  await page.getByText(first.topic.slice(0, 30)).dblclick({ position: { x: 14, y: 14 } });
  await close('Close the dictionary');
  await menu(page, 'Report this question');
  await dialog.getByLabel(`What is wrong with ${first.uid}?`).selectOption('The question is not clear');
  await dialog.getByLabel('Tell us more').fill('Which of the two jars is meant?');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Your report is with our team.').waitFor();
  await close('Close');

  await page.getByRole('radio', { name: first.multichoice[0] ?? '' }).click();
  await submitButton(page).click();
  await page.getByRole('heading', { name: /Score \d\/1/ }).waitFor();
  // The page is not loaded again: it knows of the score.
  for (const button of ['Close', 'Keep it']) {
    await menu(page, 'Clear my score');
    await close(button);
  }
  await page.getByRole('button', { name: 'More for this question' }).click();
  await expect.poll(() => page.getByRole('menuitem', { name: 'Clear my score' }).isEnabled()).toBe(true);
});

const isUnfolded = (page: Page, summary: string) =>
  page.getByText(summary, { exact: true }).evaluate((shown) => shown.closest('details')?.open);

it('takes no single keys from those who do not want them', async () => {
  const page = await borrowPage(browser, site);
  await open(page);
  const dialog = page.getByRole('dialog');
  const wish = dialog.getByRole('checkbox', { name: 'Use single keys when I am not typing' });
  const press = async () => {
    await menu(page, 'Keyboard shortcuts');
    const before = await wish.isChecked();
    await wish.click();
    await expect.poll(() => wish.isChecked()).toBe(!before);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };
  await press();
  await page.keyboard.press('n');
  // The menu can be opened: nothing has come over it, and the question is the same.
  await press();
  await page.getByText('1 of 2').waitFor();
  await page.keyboard.press('n');
  await page.getByText('2 of 2').waitFor();
});

it('unfolds what it says of the type', async () => {
  const page = await borrowPage(browser, site);
  await open(page);
  await page.getByText('About this type', { exact: true }).click();
  await expect.poll(() => isUnfolded(page, 'About this type')).toBe(true);
});

it('shows in the text what a reason rests on, and leads on, back and to the list', async () => {
  const page = await borrowPage(browser, site, { as: await site.registerAndLogIn() });
  await open(page);
  await page.getByRole('radio', { name: first.multichoice[0] ?? '' }).click();
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Why', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Show in the text' }).first().click();
  await page.getByText('These words decide:').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Take the mark away' }).click();
  await page.getByText('These words decide:').waitFor({ state: 'detached' });
  await page.getByText('How this is scored', { exact: true }).click();
  await expect.poll(() => isUnfolded(page, 'How this is scored')).toBe(true);
  const attempts = page.getByRole('region', { name: 'Your attempts' });
  await attempts.getByText('Score').first().click();
  await attempts.getByText(/^Your (one step|\d+ steps)$/).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await submitButton(page).waitFor();

  await page.getByRole('link', { name: 'Next question' }).click();
  await page.getByText('2 of 2').waitFor();
  await page.getByRole('link', { name: 'Previous question' }).click();
  await page.getByText('1 of 2').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Practice', exact: true }).click();
  await page.getByRole('heading', { name: 'Quick Practice' }).waitFor();
});
