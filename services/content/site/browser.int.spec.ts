import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '#infra/testing/browser/axe.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { countEvents } from '#infra/testing/refusals.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ questions: ['RSA-0001', 'SRS-0001', 'SRS-0002'] }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** One of each shape. */
const shapes = [
  '/',
  '/blog',
  '/blog/linking-words',
  '/faq',
  '/repeat-sentence-tips',
  '/resources/vocabulary',
  '/no/such/page',
] as const;

async function widthOf(page: Page) {
  return Number(await page.evaluate('document.documentElement.scrollWidth'));
}

test.each(['light', 'dark'] as const)(
  'renders every kind of page accessibly in the %s, on a phone too',
  async (colorScheme) => {
    await using context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 740 } });
    await using page = await context.newPage();
    for (const path of shapes) {
      await page.goto(site.url + path);
      expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe(colorScheme);
      expect([path, await widthOf(page), await axeFaults(page)]).toEqual([path, 360, []]);
    }
  },
);

test('leads a reader without scripts from the menu to a post and to the question list', async () => {
  await using context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await using page = await context.newPage();
  await page.goto(`${site.url}/faq`);
  await page.getByText('Is Ninety connected').click();
  await page.getByText(/Ninety is independent\./).waitFor();
  await page.locator('summary[aria-label="Open the menu"]').click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('link', { name: 'Linking words that say what you mean' }).click();
  await page.getByRole('heading', { level: 1, name: 'Linking words' }).waitFor();
  expect(await page.getByText('Was this post helpful?').isVisible()).toBe(false);
  expect(
    await page.getByRole('contentinfo').getByRole('link', { name: 'Quick Practice' }).getAttribute('href'),
  ).toBe('/practice');
});

test('leads a reader without scripts from the home page to prices and terms', async () => {
  await using context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    locale: 'en-AU',
  });
  await using page = await context.newPage();
  await page.goto(`${site.url}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText(/^\d+ questions, \d+ types/).waitFor();
  await page.getByText('Which exams does Ninety cover?').click();
  await page.getByText('Academic, Academic in its old format').waitFor();
  await page.getByRole('link', { name: 'See plans and prices' }).click();
  await page.getByRole('heading', { level: 1, name: 'Plans and prices' }).waitFor();
  await page.getByText('Prices for Australia, in AUD.').waitFor();
  await page.getByRole('heading', { level: 2, name: 'Silver', exact: true }).waitFor();
  const foot = page.locator('.foot');
  for (const [name, heading] of [
    ['Academic', /./],
    ['Resources', /./],
    ['Vocabulary', /./],
    ['Templates', /./],
    ['Read Aloud', /Read Aloud/],
    ['About us', /./],
    ['Help', /./],
    ['Privacy policy', /Privacy/],
    ['Terms of use', /Terms/],
  ] as const) {
    await foot.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(new URL(page.url()).pathname).not.toBe('/pricing');
  }
  expect(new URL(page.url()).pathname).toBe('/regulations/terms-of-use');
});

test('lets a visitor answer the question of the home page, and a student open the dashboard', async () => {
  await using context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
  });
  await using page = await context.newPage();
  await page.goto(site.url);
  const card = page.getByRole('region', { name: 'A free question' });
  const check = card.getByRole('button', { name: 'Check my answer' });
  await check.click();
  await card.getByText('There is no answer yet.').waitFor();
  const before = await countEvents(site);
  await card.getByRole('radio').first().check();
  await context.setOffline(true);
  await check.click();
  await card.getByText('Your answer was not sent.').waitFor();
  await context.setOffline(false);
  await check.click();
  await card.getByRole('heading', { name: /^(Right\.|Not right\. The answer is [A-D]\.)$/ }).waitFor();
  await card
    .getByText(/^Why [A-D]$/)
    .first()
    .waitFor();
  expect(await countEvents(site)).toBeGreaterThan(before);
  expect([await widthOf(page), await axeFaults(page)]).toEqual([360, []]);
  expect(await card.getByRole('link', { name: 'Next free question' }).getAttribute('href')).toMatch(
    /^\/exercise\?/,
  );

  const { token, profile } = await site.registerAndLogIn();
  await page.evaluate(
    `localStorage.setItem('jwtToken', ${JSON.stringify(token)}), localStorage.setItem('user', ${JSON.stringify(JSON.stringify(profile))})`,
  );
  await page.goto(site.url);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('lets a student hear and save words of the vocabulary', async () => {
  await using context = await browser.newContext({ serviceWorkers: 'block' });
  await using page = await context.newPage();
  const { token, profile } = await site.registerAndLogIn();
  await page.goto(`${site.url}/resources/vocabulary`);
  await page.getByRole('button', { name: 'Listen to vary', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Save vary', exact: true }).count()).toBe(0);
  await page.evaluate(
    `localStorage.setItem('jwtToken', ${JSON.stringify(token)}), localStorage.setItem('user', ${JSON.stringify(JSON.stringify(profile))})`,
  );
  await page.reload();
  const before = await countEvents(site);
  await page.getByRole('button', { name: 'Save vary', exact: true }).click();
  await page.getByRole('button', { name: 'Saved: vary', exact: true }).waitFor();
  expect(await countEvents(site)).toBe(before + 1);
});

test('sends feedback, keeps night mode and links a student to the dashboard with scripts', async () => {
  await using context = await browser.newContext({ serviceWorkers: 'block' });
  await using page = await context.newPage();
  await page.goto(`${site.url}/blog/linking-words`);
  const before = await countEvents(site);
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Thank you. Your answer is saved.').waitFor();
  expect(await countEvents(site)).toBe(before + 1);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.reload();
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign up' });
  expect(await signUp.isVisible()).toBe(true);
  const { token, profile } = await site.registerAndLogIn();
  await page.evaluate(
    `localStorage.setItem('jwtToken', ${JSON.stringify(token)}), localStorage.setItem('user', ${JSON.stringify(JSON.stringify(profile))})`,
  );
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
  expect(await signUp.isVisible()).toBe(false);
});
