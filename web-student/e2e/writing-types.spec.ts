import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { fetchOwnAttempts } from '#domain/practice/contract.ts';
import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import { scoreText, type Score } from '#domain/scoring/score.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { createEmbeddedWriting } from '#services/analysis/embedded/embedded-writing.ts';
import { literally, submitButton } from './exercise.ts';
import { tabTo } from './hands.ts';
import { borrowPage } from './support.ts';

/** Words of the sample answer, what stands in their place, and the word in it that is marked. */
interface Planted {
  readonly right: string;
  readonly wrong: string;
  readonly marked: string;
  readonly suggestion: string;
}
const misspelt = (right: string, wrong: string): Planted => ({
  right,
  wrong,
  marked: wrong,
  suggestion: right,
});
const disagrees = (right: string, wrong: string, marked: string, suggestion: string): Planted => ({
  right,
  wrong,
  marked,
  suggestion,
});

const types = [
  ['WWM', misspelt('because', 'becuase'), disagrees('wheel is badly', 'wheel are badly', 'are', 'is')],
  ['WWE', misspelt('service', 'servise'), disagrees('transport is a', 'transport are a', 'are', 'is')],
  ['WWS', misspelt('remarkably', 'remarkebly'), disagrees('fallen snow is', 'fallen snow are', 'are', 'is')],
  [
    'WSC',
    misspelt('manufacturers', 'manufactuers'),
    disagrees('tools stand', 'tools stands', 'stands', 'stand'),
  ],
  [
    'LST',
    misspelt('strengthens', 'strenghtens'),
    disagrees('lecture explains', 'lecture explain', 'explain', 'explains'),
  ],
  ['LCT', misspelt('exceptions', 'exeptions'), disagrees('desks stand', 'desks is standing', 'is', 'are')],
] as const;

/** The engine of an installation, with its models. */
const works = createEmbeddedWriting();
let site: TestSite;
let browser: Browser;
let student: TestUser;
let page: Page;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({
      questions: types.map(([code]) => seeded(code).uid),
      temporal: true,
      analysis: works,
      settings: { freeWritingCredits: types.length },
    }),
    launchBrowser(),
    works.warmUp(),
  ]);
  student = await site.registerAndLogIn();
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
  await works[Symbol.asyncDispose]();
});

function withMistakes(text: string, mistakes: readonly Planted[]): string {
  return mistakes.reduce((written, { right, wrong }) => {
    if (!written.includes(right))
      throw new Error(`The sample answer says no more "${right}": choose other words.`);
    return written.replace(right, wrong);
  }, text);
}

/** Writes the text, cuts it and pastes it, as one does who has written it elsewhere: in practice that is allowed. */
async function write(text: string) {
  const box = page.getByRole('textbox', { name: 'Your answer' });
  await box.fill(text);
  await box.press('ControlOrMeta+a');
  await box.press('ControlOrMeta+x');
  await expect.poll(() => box.inputValue()).toBe('');
  await box.press('ControlOrMeta+v');
  await expect.poll(() => box.inputValue()).toBe(text);
}

async function scoreOf(uid: string): Promise<Score> {
  const { attempts } = (await student.call(fetchOwnAttempts, { uid })).body;
  const score = attempts[0]?.scores.at(-1)?.score;
  if (attempts.length !== 1 || !score) throw new Error(`${uid} is not scored once`);
  return score;
}

/** A mark's note, once it is open, says what is wrong and what might stand there. */
async function expectNote(name: string, suggestion: string) {
  const note = page.getByRole('tooltip').filter({ hasText: name });
  await note.getByText(suggestion, { exact: true }).waitFor();
}

async function expectDialog(outcome: Locator, score: Score, text: string) {
  await outcome.getByRole('button', { name: 'AI Score analysis' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Score analysis' });
  await dialog.getByRole('row', { name: `Final ${scoreText(score)}` }).waitFor();
  for (const trait of score.traits) {
    const told = literally(`${skillNames[trait.trait]} ${scoreText(trait)} `);
    await dialog.getByRole('row', { name: new RegExp(`^${told}`) }).waitFor();
  }
  await expect.poll(() => dialog.getByRole('region', { name: 'Your answer' }).textContent()).toContain(text);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(() => dialog.count()).toBe(0);
}

it.each(types)('%s is written, scored by the models, and read', async (code, spelling, grammar) => {
  const question = seeded(code);
  const text = withMistakes(question.sampleAnswer, [spelling, grammar]);
  page = await borrowPage(browser, site, { as: student });
  await page.goto(`/exercise?uid=${question.uid}`);
  await write(text);
  if (code === 'LST' || code === 'LCT')
    await page.getByRole('button', { name: 'I have heard enough' }).click();
  await submitButton(page).click();

  const outcome = page.getByRole('region', { name: /^Score \d/ });
  await outcome.waitFor();
  const score = await scoreOf(question.uid);
  expect(score).toMatchObject({ scorer: 'writing' });
  expect(score.points).toBeGreaterThan(0);
  await outcome.getByRole('heading', { name: `Score ${scoreText(score)}` }).waitFor();
  const bars = outcome.getByRole('list', { name: 'Points by skill' }).getByRole('listitem');
  for (const [place, { trait, points, maximum }] of score.traits.entries()) {
    await bars.nth(place).getByText(skillNames[trait]).waitFor();
    await bars.nth(place).getByText(`${points} of ${maximum}`, { exact: true }).waitFor();
  }
  await expect.poll(() => bars.count()).toBe(score.traits.length);
  const points = outcome.getByRole('list', { name: 'Key points' }).getByRole('listitem');
  // What it rests on comes a moment after the score.
  await expect.poll(() => points.count()).toBe(question.keyPoints.length);
  await points.filter({ hasText: 'Stated' }).first().waitFor();

  const own = page.getByRole('region', { name: 'Your answer' });
  const mark = (name: string, words: string) =>
    own.getByRole('button', { name: `${name}: ${words}`, exact: true });
  await tabTo(mark('Spelling error', spelling.marked));
  await expectNote('Spelling error', spelling.suggestion);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
  await mark('Grammar error', grammar.marked).click();
  await expectNote('Grammar error', grammar.suggestion);

  await expectDialog(outcome, score, text);
});
