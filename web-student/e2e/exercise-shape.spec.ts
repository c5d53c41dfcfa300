import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { submitButton } from './exercise.ts';
import { dropOn } from './hands.ts';
import { expectNoSidewaysScroll, openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const desk = { viewport: { width: 1440, height: 900 } } as const;
const tablet = { viewport: { width: 768, height: 1024 } } as const;

async function open(page: Page, uid: string, list: '' | '&section=ALL' = '') {
  await page.goto(`/exercise?uid=${uid}${list}`);
  await submitButton(page).waitFor();
  await page.getByText('Target').waitFor();
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not on the screen.`);
  return box;
}

it('has the words in sight beside their blanks on a phone, to be tapped and to be dragged', async () => {
  const page = await openPage(browser, site, phone);
  await open(page, seeded('RFG').uid);
  const bank = page.getByRole('group', { name: 'Words' });
  const words = bank.getByRole('button');
  const blank = (number: number) => page.getByRole('button', { name: new RegExp(`^Blank ${number}: `) });
  const [first = '', second = ''] = await words.allInnerTexts();
  await blank(1).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const [bankBox, blankBox, submitBox] = [
    await boxOf(bank),
    await boxOf(blank(1)),
    await boxOf(submitButton(page)),
  ];
  expect(blankBox.y + blankBox.height).toBeLessThanOrEqual(bankBox.y);
  expect(bankBox.y + bankBox.height).toBeLessThanOrEqual(submitBox.y);
  await words.filter({ hasText: first }).first().tap();
  await blank(1).tap();
  await page.getByRole('button', { name: `Blank 1: ${first}` }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  // Further down it lies below the words, and where it is dropped they may be meant.
  await blank(2).evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await dropOn(words.filter({ hasText: second }).first(), blank(2));
  await page.getByRole('button', { name: `Blank 2: ${second}` }).waitFor();
  await expectNoSidewaysScroll(page);
});

it('gives a phone to the question: one bar, the material in the first third, no hints for keys', async () => {
  const page = await openPage(browser, site, phone);
  for (const type of ['RSA', 'RMA', 'RRP', 'RFG', 'RFB', 'LSA', 'LIW', 'LWB'] as const) {
    const { uid } = seeded(type);
    await open(page, uid, '&section=ALL');
    await page.getByText('What to do').waitFor();
    // The instruction is open once; then the student knows it.
    const instruction = page.getByRole('group').filter({ hasText: 'What to do' });
    expect(await instruction.getAttribute('open')).not.toBeNull();
    await page.reload();
    await submitButton(page).waitFor();
    expect(await instruction.getAttribute('open')).toBeNull();
    await page.getByText('What to do').tap();
    await expect.poll(() => instruction.getAttribute('open')).not.toBeNull();
    await page.getByText('What to do').tap();
    await expect.poll(() => instruction.getAttribute('open')).toBeNull();
    const answering = page
      .getByRole('radio')
      .or(page.getByRole('region', { name: 'Recording' }))
      .or(page.getByRole('checkbox'))
      .or(page.getByRole('list', { name: 'Paragraphs in your order' }))
      .or(page.getByText(question(type)));
    expect
      .soft({ type, isSoon: (await boxOf(answering.first())).y <= 740 / 3 })
      .toEqual({ type, isSoon: true });
    expect(await page.getByRole('combobox', { name: 'Exam' }).count()).toBe(0);
    expect(await page.getByText('With the keyboard').filter({ visible: true }).count()).toBe(0);
    expect
      .soft((await boxOf(page.getByRole('link', { name: 'Practice' }))).height)
      .toBeGreaterThanOrEqual(44);
  }
  const more = page.getByRole('button', { name: 'More for this question' });
  await more.tap();
  await page.getByRole('menuitemcheckbox', { name: 'Favourite' }).tap();
  await more.tap();
  await page.getByRole('menuitemcheckbox', { name: 'Favourite', checked: true }).waitFor();
  await page.getByRole('menuitem', { name: 'Question list' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Questions of this list' });
  // From the first page or from another one.
  await drawer.getByRole('button', { name: 'Next page' }).tap();
  await drawer.getByRole('button', { name: 'Previous page' }).tap();
});

/** The first words of what is read, where there is a passage or a text with blanks. */
const question = (type: 'RSA' | 'RMA' | 'RRP' | 'RFG' | 'RFB' | 'LSA' | 'LIW' | 'LWB') =>
  seeded(type).topic?.slice(0, 20) ?? 'nothing';

it.each([phone, desk])('tells the result in a strip of 72 px, and the reasons in the options', async (at) => {
  const page = await openPage(browser, site, at);
  const asked = seeded('RSA');
  await open(page, asked.uid);
  const wrong = (asked.correctIndex + 1) % asked.multichoice.length;
  await page.getByRole('radio', { name: asked.multichoice[wrong] ?? '' }).check();
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Why', exact: true }).waitFor();
  const strip = await page
    .getByRole('group', { name: 'Your score' })
    .evaluate((verdict) => verdict.closest('footer')?.getBoundingClientRect().height);
  expect(Math.round(strip ?? 0)).toBe(72);
  const cards = page.getByRole('list', { name: 'Options' }).getByRole('listitem');
  for (const [place, { text }] of asked.explanations.entries()) {
    expect(await cards.nth(place).getByText(text, { exact: true }).isVisible()).toBe(place === wrong);
  }
  await cards.nth(asked.correctIndex).getByText('Why this is right').click();
  const reason = asked.explanations[asked.correctIndex]?.text ?? '';
  await cards.nth(asked.correctIndex).getByText(reason, { exact: true }).waitFor();
});

/** How many characters stand in each full line of a text. */
const lineLengths = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines = new Map<number, number>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top } = range.getBoundingClientRect();
        lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + 1);
      }
    }
    return [...lines.values()];
  });

it.each([
  ['RSA', desk],
  ['RSA', tablet],
  ['LSA', desk],
  ['LHS', desk],
] as const)(
  'sets the text of %s, and why the answer is right, in lines of about 70 characters',
  async (type, at) => {
    const page = await openPage(browser, site, at);
    const asked = seeded(type);
    await open(page, asked.uid);
    if (type !== 'RSA') await page.getByRole('button', { name: 'I have heard enough' }).click();
    await page.getByRole('radio', { name: asked.multichoice[0] ?? '' }).check();
    await submitButton(page).click();
    await page.getByRole('heading', { name: 'Why', exact: true }).waitFor();
    const long = type === 'RSA' ? asked.topic : 'transcript' in asked ? asked.transcript : undefined;
    const lines = await lineLengths(page.getByText((long ?? '').slice(0, 40)).first());
    // The last line of a paragraph is short.
    const full = lines.filter((length) => length > 50);
    const mean = full.reduce((sum, length) => sum + length, 0) / full.length;
    expect(mean).toBeGreaterThanOrEqual(62);
    expect(mean).toBeLessThanOrEqual(72);
    const why = await lineLengths(page.getByText(asked.explanation, { exact: true }));
    expect(Math.max(...why)).toBeLessThanOrEqual(80);
  },
);

it('submits by Ctrl and Enter from the grip of a paragraph, and does not pick it up', async () => {
  const page = await openPage(browser, site, desk);
  await open(page, seeded('RRP').uid);
  await page.getByRole('button', { name: 'Move paragraph A down' }).click();
  await page.getByRole('button', { name: /^Paragraph B, / }).focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByRole('heading', { name: 'Why', exact: true }).waitFor();
  expect(await submitButton(page).count()).toBe(0);
});

it('says before the answer that a dictation asks for a capital and a full stop', async () => {
  const page = await openPage(browser, site, desk);
  await open(page, seeded('LWD').uid);
  await expect.poll(() => page.getByText('a capital first, a full stop last').count()).toBe(1);
});
