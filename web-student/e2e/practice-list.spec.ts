import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { saveQuestionDone, toggleFavoriteQuestion } from '#domain/practice/contract.ts';
import { fetchQuestions } from '#domain/questions/contract.ts';
import { questionTopicSchema, type QuestionTopic } from '#domain/question-types/question-topics.ts';
import { eventually, type TestPerson } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { rightAnswer, seeded } from '#infra/testing/question-bank.ts';
import { borrowPage, expectNoSidewaysScroll, openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const query = (page: Page) => new URL(page.url()).searchParams;
const count = (page: Page) => page.getByRole('status').filter({ hasText: /questions?$/ });
const rowOf = (page: Page, uid: string) => page.getByRole('row', { name: new RegExp(uid) });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

/** A fact that comes about; a page may be loading again. */
const soon = <Value>(look: () => Value | Promise<Value>) => expect.poll(look);

async function choose(types: Locator, name: string | RegExp) {
  const type = types.getByRole('button', { name });
  await type.click();
  await soon(() => type.getAttribute('aria-pressed')).toBe('true');
}

/** Answers, and waits until lists tell of it. */
async function answer(person: TestPerson, uid: string) {
  await person.call(saveQuestionDone, { uid, answer: rightAnswer(uid), secondsUsed: 5 });
  await eventually(async () => {
    const { body } = await person.call(fetchQuestions, { search: uid });
    expect(body.questions[0]?.answered).toBe(1);
  });
}

it('narrows the list, tells the address, and keeps it over a reload, the way back and in another window', async () => {
  const page = await borrowPage(browser, site);
  await page.goto('/practice');
  await page.getByRole('button', { name: 'Reading', exact: true }).click();
  await page.getByRole('button', { name: /^Single Answer \(0 of \d+ done\)$/ }).click();
  await rowOf(page, 'RSA-0001').waitFor();
  expect(query(page).get('exercise')).toBe('RSA');

  const { uid, title } = seeded('RSA', { nth: 1 });
  await page.keyboard.press('/');
  await soon(() => page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('');
  const narrowed = '1 question';
  await page.keyboard.type(title.toLowerCase());
  await soon(() => count(page).textContent()).toBe(narrowed);
  await soon(() => query(page).get('search')).toBe(title.toLowerCase());
  await expect.poll(() => rowOf(page, uid).count()).toBe(1);

  await page.reload();
  await rowOf(page, uid).waitFor();
  await expect
    .poll(() => page.getByRole('searchbox', { name: 'Search' }).inputValue())
    .toBe(title.toLowerCase());
  await expect.poll(() => count(page).textContent()).toBe(narrowed);

  const elsewhere = await borrowPage(browser, site);
  await elsewhere.goto(page.url());
  await rowOf(elsewhere, uid).waitFor();
  await expect.poll(() => count(elsewhere).textContent()).toBe(narrowed);

  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await soon(() => count(page).textContent()).not.toBe(narrowed);
  expect(query(page).get('exercise')).toBe('RSA');
  await page.goBack();
  await soon(() => query(page).get('search')).not.toBe(null);
  await soon(() => count(page).textContent()).toBe(narrowed);
});

it('takes no letter away from a slow typist on a slow device', async () => {
  const page = await openPage(browser, site);
  await page.goto('/practice?section=ALL');
  await page.getByRole('region', { name: 'Questions' }).getByRole('link').first().waitFor();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.focus();
  // Each letter is searched for, and the next one comes while that search is under way.
  await page.keyboard.type('economics', { delay: 320 });
  await soon(() => query(page).get('search')).toBe('economics');
  await expect.poll(() => field.inputValue()).toBe('economics');
});

it('says what fits nothing', async () => {
  const page = await borrowPage(browser, site);
  await page.goto('/practice?section=reading&search=zzzz');
  await page.getByText('No question fits.').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Clear all filters' }).last().click();
  await rows(page).first().waitFor();
  await page.goto('/practice?section=ALL&prediction=true');
  await page.getByText('No question is predicted for an exam now.').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Clear all filters' }).last().click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
});

it('begins in the whole bank with what is recommended', async () => {
  const page = await borrowPage(browser, site);
  await page.goto('/practice?section=ALL');
  await page
    .getByRole('region', { name: 'Single Answer (reading)' })
    .getByRole('link', { name: 'Start' })
    .click();
  await page.waitForURL(/uid=RSA-0001/);
  expect(new URL(page.url()).pathname).toBe('/exercise');
});

it('sorts by the heads of the columns with the keyboard, and remembers it', async () => {
  const page = await borrowPage(browser, site);
  await page.goto('/practice?section=listening');
  const head = page.getByRole('columnheader', { name: 'Difficulty' });
  await head.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await soon(() => head.getAttribute('aria-sort')).toBe('ascending');
  await page.keyboard.press('Enter');
  await soon(() => head.getAttribute('aria-sort')).toBe('descending');
  await soon(() => rows(page).first().innerText()).toMatch(/Difficulty\s5\sof 5/);

  await page.goto('/practice?section=reading');
  await soon(() => head.getAttribute('aria-sort')).toBe('descending');
  await soon(() => rows(page).first().innerText()).toMatch(/Difficulty\s5\sof 5/);
  expect(await page.evaluate(() => localStorage.getItem('questionSort'))).toContain('difficulty');
});

it('turns pages by the server, keeping the page before until the next is there', async () => {
  const page = await borrowPage(browser, site);
  await page.goto('/practice?section=ALL');
  const first = await rows(page).first().innerText();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/questions/fetchQuestions', async (route) => {
    if ((route.request().postDataJSON() as { offset: number }).offset === 20) await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Next' }).click();
  await soon(() => query(page).get('page')).toBe('2');
  await expect.poll(() => rows(page).first().innerText()).toBe(first);
  release();
  await soon(() => rows(page).first().innerText()).not.toBe(first);
  await soon(() => count(page).textContent()).toMatch(/^21–40 of \d+ questions$/);
  await page.reload();
  await soon(() => count(page).textContent()).toMatch(/^21–40 of/);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Previous' }).click();
  await soon(() => rows(page).first().innerText()).toBe(first);
});

it('narrows the list by each section, each type, each level and each mark', async () => {
  const page = await borrowPage(browser, site);
  await page.goto('/practice?section=ALL');
  const expectChosen = (button: Locator) => soon(() => button.getAttribute('aria-pressed')).toBe('true');
  const expectPress = async (button: Locator) => {
    await button.click();
    await expectChosen(button);
  };
  for (const section of ['Speaking', 'Writing', 'Reading', 'Listening']) {
    await expectPress(page.getByRole('group', { name: 'Section' }).getByRole('button', { name: section }));
    const types = page.getByRole('group', { name: `${section} types` });
    await types.getByRole('button').first().waitFor();
    for (let place = 0; place < (await types.getByRole('button').count()); place += 1) {
      await expectPress(types.getByRole('button').nth(place));
    }
  }
  await expectPress(page.getByRole('group', { name: 'Section' }).getByRole('button', { name: 'All' }));
  for (const group of ['Difficulty', 'Only']) {
    const chips = page.getByRole('group', { name: group }).getByRole('button');
    for (let place = 0; place < (await chips.count()); place += 1) {
      await expectPress(chips.nth(place));
      await chips.nth(place).click();
    }
  }
  for (const column of ['Number', 'Title', 'Done', 'Last score']) {
    const head = page.getByRole('columnheader', { name: column });
    await head.getByRole('button').click();
    await soon(() => head.getAttribute('aria-sort')).toMatch(/^(a|de)scending$/);
  }
});

it('filters by what was done and what is a favourite, and starts at the next not done', async () => {
  const user = await site.registerAndLogIn();
  const [first, second] = [seeded('RSA', { nth: 0 }).uid, seeded('RSA', { nth: 1 }).uid];
  await answer(user, first);
  await user.call(toggleFavoriteQuestion, { uid: second, isFavorite: true });
  const page = await borrowPage(browser, site, { as: user });

  await page.goto('/practice?exercise=RSA&status=done');
  await soon(() => count(page).textContent()).toBe('1 question');
  await rowOf(page, first).getByRole('img', { name: 'Done' }).waitFor();
  await page.getByLabel('Progress').selectOption('Not done');
  await soon(() => rowOf(page, first).count()).toBe(0);
  await page.getByLabel('Progress').selectOption('All questions');
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await soon(() => count(page).textContent()).toBe('1 question');
  await expect.poll(() => rowOf(page, second).count()).toBe(1);

  // What was shown last is what the bare address shows.
  await page.goto('/practice');
  await soon(() => query(page).get('favorite')).toBe('true');
  await soon(() => count(page).textContent()).toBe('1 question');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await page.getByRole('link', { name: 'Start at next not done' }).click();
  await page.waitForURL((url) => url.pathname === '/exercise' && url.searchParams.get('uid') !== null);
  expect(query(page).get('uid')).toBe(second);
  expect(query(page).get('exercise')).toBe('RSA');
});

it('leads from a topic of the statistics to the questions about it, and on to another topic', async () => {
  const user = await site.registerAndLogIn();
  const { uid, topics } = seeded('RSA');
  await answer(user, uid);
  const about = async (of: QuestionTopic) =>
    (await site.visitor().call(fetchQuestions, { topic: of, examType: 'new_format' })).body.total;
  const page = await borrowPage(browser, site, { as: user });
  await page.goto('/statistics');
  const region = page.getByRole('region', { name: 'Topics' });
  await region.getByRole('button', { name: /^More/ }).click();
  const link = region.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await soon(() => count(page).count()).toBe(1);
  const topic = questionTopicSchema.parse(query(page).get('topic'));
  expect(topics).toContain(topic);
  const expectAbout = async (of: QuestionTopic, topicName: string) => {
    await soon(() => count(page).textContent()).toContain(`${await about(of)} question`);
    expect(await rows(page).filter({ hasText: topicName }).count()).toBe(await rows(page).count());
    await expect.poll(() => page.getByLabel('Topic').inputValue()).toBe(of);
  };
  await expectAbout(topic, name);
  const [other, otherName] =
    topic === 'nature' ? (['history', 'History'] as const) : (['nature', 'Nature'] as const);
  await page.getByLabel('Topic').selectOption(otherName);
  await soon(() => query(page).get('topic')).toBe(other);
  await expectAbout(other, otherName);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await soon(() => query(page).get('topic')).toBe(null);
});

it('takes a favourite back where the server does not take it', async () => {
  const page = await borrowPage(browser, site);
  await page.goto('/practice?exercise=RRP');
  const star = page.getByRole('button', { name: `Favourite: ${seeded('RRP').title}` });
  await star.click();
  await soon(() => star.getAttribute('aria-pressed')).toBe('true');
  await page.route('**/toggleFavoriteQuestion', (route) => route.abort('connectionrefused'));
  await star.click();
  const notice = page.getByRole('group').filter({ hasText: 'Your favourites are as they were.' });
  await notice.getByRole('button', { name: 'Close this message' }).click();
  await notice.waitFor({ state: 'detached' });
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
});

it("keeps a visitor's exam in the browser, after the notice on the old format", async () => {
  const page = await borrowPage(browser, site);
  await page.goto('/practice?section=listening');
  const exam = page.getByRole('combobox', { name: 'Exam' });
  await page.getByRole('button', { name: /Short Question/ }).waitFor();
  await exam.selectOption('Academic (Old)');
  const notice = page.getByRole('dialog', { name: 'About the old format' });
  await notice.getByText('unavailable from 7 Aug 2025').waitFor();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => notice.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await close();
    await notice.waitFor({ state: 'detached' });
    await expect.poll(() => exam.inputValue()).toBe('new_format');
    await exam.selectOption('Academic (Old)');
    await notice.waitFor();
  }

  await Promise.all([
    page.waitForEvent('load'),
    notice.getByRole('button', { name: 'View Old Score' }).click(),
  ]);
  await soon(() => exam.inputValue()).toBe('old_format');
  expect(await page.evaluate(() => localStorage.getItem('examSelected'))).toBe('old_format');
  await page.getByRole('button', { name: /Highlight Correct Summary/ }).waitFor();
  expect(await page.getByRole('button', { name: /Short Question/ }).count()).toBe(0);

  await exam.selectOption('Core');
  await soon(() => exam.inputValue()).toBe('core');
  await soon(() => page.getByRole('button', { name: /Highlight Correct Summary/ }).count()).toBe(0);
  await exam.selectOption('Academic (Old)');
  await Promise.all([
    page.waitForEvent('load'),
    notice.getByRole('button', { name: 'Practice New Format' }).click(),
  ]);
  await soon(() => exam.inputValue()).toBe('new_format');
});

it("keeps a user's exam on the profile, and undoes a choice that was not taken", async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user });
  await page.goto('/practice?section=writing');
  const exam = page.getByRole('banner').getByRole('combobox', { name: 'Exam' });
  await exam.selectOption('Core');
  const types = page.getByRole('group', { name: 'Writing types' });
  for (const name of [/^Email/, /Summarize Written Text/, 'All']) await choose(types, name);
  await eventually(async () => {
    const { body } = await user.call(retrieveUser, {});
    expect(body.user.examType).toBe('core');
  });
  await page.reload();
  await soon(() => exam.inputValue()).toBe('core');

  await page.route('**/toggleExamType', (route) => route.abort('connectionrefused'));
  await exam.selectOption('UKVI');
  await page.getByText('Your setting is as it was.').waitFor();
  await expect.poll(() => exam.inputValue()).toBe('core');
});

it('narrows the list by the types that the Core exam alone has', async () => {
  const page = await borrowPage(browser, site);
  await page.goto('/practice?section=listening');
  await page.getByRole('banner').getByRole('combobox', { name: 'Exam' }).selectOption('Core');
  await choose(page.getByRole('group', { name: 'Listening types' }), /^Summarize Spoken Text \(Core\)/);
  await expect.poll(() => query(page).get('exercise')).toBe('LCT');
});

it('is a list of cards on a phone, with its filters behind a button', async () => {
  const page = await borrowPage(browser, site, { viewport: { width: 360, height: 740 } });
  await page.goto('/practice?section=reading');
  const cards = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
  await cards.first().waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  await page.getByLabel('Sort by').selectOption('Difficulty');
  await page.getByRole('button', { name: 'Highest first' }).click();
  await soon(() => cards.first().innerText()).toMatch(/5/);
  const filters = page.getByRole('button', { name: 'Filters' });
  await filters.click();
  await page.getByRole('button', { name: 'Free', exact: true }).click();
  await soon(() => query(page).get('free')).toBe('true');
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.getByRole('button', { name: 'Free', exact: true }).waitFor({ state: 'hidden' });
  await expectNoSidewaysScroll(page);
});

it('shows what is at the level of the student, hardest first on a phone', async () => {
  const user = await site.registerAndLogIn();
  const atLevel = { type: 'RSA', atMyLevel: true, sort: { field: 'chance', order: 'asc' } } as const;
  const { body } = await user.call(fetchQuestions, atLevel);
  const [hardest] = body.questions;
  expect(hardest?.difficulty).toBe(2);
  const chance = `${Math.round((hardest?.chance ?? 0) * 100)}%`;
  const page = await borrowPage(browser, site, { as: user });
  await page.goto('/practice?exercise=RSA');
  await rows(page).first().waitFor();
  expect(await page.getByRole('cell', { name: '%' }).count()).toBe(0);
  const head = page.getByRole('columnheader', { name: 'My chance' });
  await head.getByRole('button').click();
  await soon(() => head.getAttribute('aria-sort')).toBe('ascending');
  await page.getByRole('cell', { name: '%' }).first().waitFor();
  await page.getByRole('button', { name: 'At my level' }).click();
  await soon(() => query(page).get('atMyLevel')).toBe('true');
  await soon(() => count(page).textContent()).toMatch(new RegExp(`^${body.total} question`));
  await rowOf(page, hardest?.uid ?? '')
    .getByRole('cell', { name: chance })
    .waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByText(`Chance ${chance}`).first().waitFor();
  await page.getByLabel('Sort by').selectOption('Number');
  await soon(() => query(page).get('sort')).toBeNull();
  await page.getByLabel('Sort by').selectOption('My chance');
  await soon(() => query(page).get('sort')).toBe('chance');
  await page
    .getByRole('list', { name: 'Questions' })
    .getByRole('link', { name: hardest?.title ?? '' })
    .waitFor();
});
