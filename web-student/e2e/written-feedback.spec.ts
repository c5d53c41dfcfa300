import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { fetchWritingDraft, saveWritingDraft } from '#domain/writing/contract.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { WrittenAnswer } from '#domain/scoring/writing-analysis.ts';
import { seedQuestions } from '#infra/seed/seed-questions.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { expectSound, looks } from './accessibility.ts';
import { submitButton } from './exercise.ts';
import { borrowPage } from './support.ts';

const summary = {
  ...sampleQuestions.WSC,
  uid: 'WSC-9101',
  free: true,
  keyPoints: [
    { point: 'Tea came to Europe by ship.', keywords: [['ship']] },
    { point: 'At first only the rich could pay for it.', keywords: [['rich']] },
    { point: 'It came in 1610.', keywords: [['1610']] },
    { point: 'It is grown in hills.', keywords: [['hill']] },
  ],
  weakerAnswers: [
    {
      level: 'middle',
      text: 'Tea came by ship and was for the rich.',
      bands: { form: [1, 1], grammar: [2, 2] },
    },
    { level: 'weak', text: 'tea is drinked by rich', bands: { grammar: [0, 1], vocabulary: [0, 0] } },
  ],
} satisfies Question;
const email = {
  ...sampleQuestions.WWM,
  uid: 'WWM-9101',
  free: true,
  topic:
    'You have bought tea that tastes of soap.\nWrite to the shop and say:\n- what happened\n- what you want',
} satisfies Question;
const { track, transcript, sentences } = seeded('LSA');
const talk = {
  ...sampleQuestions.LST,
  uid: 'LST-9101',
  free: true,
  ...(track !== undefined && { track, transcript, sentences }),
} satisfies Question;

const text =
  'Tea come to Europe by ship a long time ago, and in 1710 only peoples who was wealthy could afford it. ' +
  'It was recieve with joy and many persons drank it every day in their homes.';

/** What an analysis tells of the text above: every kind of evidence that a screen shows. */
function scoreOf({ text: written }: WrittenAnswer): Score {
  const spanOf = (words: string): [number, number] => {
    const at = written.indexOf(words);
    return [Math.max(0, at), Math.max(0, at) + words.length];
  };
  const traits: Score['traits'] = [
    {
      trait: 'content',
      points: 1,
      maximum: 2,
      evidence: [
        {
          kind: 'point',
          index: 0,
          state: 'stated',
          span: spanOf('Tea come to Europe by ship a long time ago'),
        },
        {
          kind: 'point',
          index: 1,
          state: 'unclear',
          span: spanOf('peoples who was wealthy could afford it'),
        },
        { kind: 'point', index: 2, state: 'contradicted', span: spanOf('in 1710') },
        { kind: 'point', index: 3, state: 'missing', span: null },
      ],
    },
    { trait: 'form', points: 2, maximum: 2, evidence: [{ kind: 'words', count: 35, full: [25, 50] }] },
    {
      trait: 'grammar',
      points: 0,
      maximum: 2,
      evidence: [
        {
          kind: 'text',
          span: spanOf('come'),
          fault: 'grammar',
          category: 'tense',
          suggestions: ['came'],
          sources: ['tagger'],
        },
        {
          kind: 'text',
          span: spanOf('peoples who was'),
          fault: 'grammar',
          category: 'agreement',
          suggestions: ['people who were'],
          sources: ['tagger', 'rule'],
        },
      ],
    },
    {
      trait: 'vocabulary',
      points: 1,
      maximum: 2,
      evidence: [
        { kind: 'reason', code: 'plain_vocabulary', span: spanOf('many persons') },
        { kind: 'reason', code: 'repeated_word', span: spanOf('Europe') },
        ...['it. ', 'It was', 'it every'].map((words) => ({
          kind: 'reason' as const,
          code: 'repeated_word' as const,
          span: [spanOf(words)[0], spanOf(words)[0] + 2] as [number, number],
        })),
      ],
    },
  ];
  return {
    points: 4,
    maximum: 8,
    successful: false,
    rubric: '2021',
    scorer: 'writing',
    scorerVersion: 1,
    traits,
    remarks: [
      {
        kind: 'text',
        span: spanOf('recieve'),
        fault: 'spelling',
        category: 'spelling',
        suggestions: ['received', 'receive'],
        sources: ['dictionary'],
      },
    ],
    detailed: {
      points: 9,
      maximum: 16,
      successful: true,
      rubric: '2025',
      traits: traits.map(({ trait, points, maximum }) =>
        trait === 'content' ? { trait, points: 3, maximum: 6 } : { trait, points, maximum },
      ),
    },
    improvements: [
      { change: 'mend_grammar', points: 2 },
      { change: 'state_key_points', points: 1 },
    ],
  };
}

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({
      questions: 'none',
      temporal: true,
      analysis: { score: (written) => Promise.resolve(scoreOf(written)) },
    }),
    launchBrowser(),
  ]);
  await seedQuestions(site.dependencies.journal, new Date().toISOString(), [summary, email, talk]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const box = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const outcome = (page: Page) => page.getByRole('region', { name: 'Score 4/8' });

async function answered(page: Page) {
  await page.goto(`/exercise?uid=${summary.uid}`);
  await box(page).fill(text);
  await submitButton(page).click();
  await outcome(page).waitFor();
}

it('tells what each point rests on, and shows it in the answer', async () => {
  const page = await borrowPage(browser, site);
  await answered(page);
  const bars = outcome(page).getByRole('list', { name: 'Points by skill' });
  await expect.poll(() => bars.getByRole('listitem').count()).toBe(4);
  await bars.getByText('detailed 3 of 6').waitFor();
  const points = outcome(page).getByRole('list', { name: 'Key points' }).getByRole('listitem');
  await expect.poll(() => points.count()).toBe(4);
  const states = ['Stated', 'Not clear', 'Check this: it says something else', 'Missing'];
  for (const [place, state] of states.entries()) await points.nth(place).getByText(state).waitFor();
  await points.nth(2).getByRole('button', { name: 'Show in the text' }).click();
  const own = page.getByRole('region', { name: 'Your answer' });
  await expect.poll(() => own.locator('.quote').allTextContents()).toEqual(['Shown from here: in 1710']);
  await points.nth(2).getByRole('button', { name: 'Take the mark away' }).click();
  await expect.poll(() => own.locator('.quote').count()).toBe(0);

  const places = outcome(page).getByRole('group', { name: 'Places of it' });
  const repeated = outcome(page).getByRole('group', { name: 'it', exact: true });
  await repeated.getByText('3 times').waitFor();
  await repeated.getByRole('button', { name: 'Show in the text' }).press('Enter');
  await expect
    .poll(() => own.locator('.quote').allTextContents())
    .toEqual(['Shown from here: it', 'It', 'it']);
  await places.getByRole('button', { name: 'Next place' }).press('Enter');
  await places.getByText('2 of 3').waitFor();
  await expect
    .poll(() => own.locator('.quote').allTextContents())
    .toEqual(['it', 'Shown from here: It', 'it']);
  await places.getByRole('button', { name: 'Previous place' }).press('Enter');
  await places.getByRole('button', { name: 'Previous place' }).press('Enter');
  await places.getByText('3 of 3').waitFor();
  await repeated.getByRole('button', { name: 'Take the mark away' }).click();
  await expect.poll(() => own.locator('.quote').count()).toBe(0);

  await page.getByText('A middling answer').click();
  await page.getByRole('list', { name: 'What a middling answer lacks' }).getByText('Form: 1 of 2').waitFor();
  await page.getByText('A weak answer').click();
  await page.getByText('tea is drinked by rich').waitFor();
});

it('says what would raise the score, and gives it as a table', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user });
  await answered(page);
  const raise = outcome(page).getByRole('region', { name: 'What would raise it' });
  await expect
    .poll(() => raise.getByRole('listitem').allInnerTexts())
    .toEqual([
      'Correct the grammar mistakes. 2 points more',
      'Say the key points that are missing or unclear. 1 point more',
    ]);
  const details = outcome(page).getByRole('list', { name: 'Score details' });
  await details.getByText('Most of your words are very common ones. Use more exact words.').waitFor();
  await details.getByText('Excellent word count!').waitFor();

  const open = outcome(page).getByRole('button', { name: 'AI Score analysis' });
  const dialog = page.getByRole('dialog', { name: 'AI Score analysis' });
  await open.click();
  await dialog.getByRole('row', { name: /^Content 1\/2 You said most of what matters/ }).waitFor();
  await dialog.getByRole('row', { name: 'Final 4/8' }).waitFor();
  await dialog.getByText(text).waitFor();
  await dialog.getByText(summary.sampleAnswer).waitFor();
  await expectSound(page, 'the table of a score');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
  await open.click();
  await dialog.getByRole('button', { name: 'See details' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await expect
    .poll(async () => (await user.call(retrieveUser, {})).body.user.stepsDone)
    .toContain('did_view_score_details');
});

it('compares two answers word by word', async () => {
  const user = await site.registerAndLogIn();
  for (const words of ['Tea came by boat.', 'Tea came by ship.', 'Tea came by ship in 1610.']) {
    const input = { uid: summary.uid, answer: { type: 'WSC', text: words }, secondsUsed: 3 } as const;
    await user.call(saveQuestionDone, { ...input, timeline: [] });
  }
  const page = await borrowPage(browser, site, { as: user });
  await page.goto(`/exercise?uid=${summary.uid}&attempt=latest`);
  const compared = page.getByRole('region', { name: 'Compare two of your answers' });
  const changed = compared.getByRole('group', { name: 'What changed' });
  const to = compared.getByRole('combobox', { name: 'To' });
  const from = compared.getByRole('combobox', { name: 'From' });
  await expect.poll(() => to.getByRole('option').count()).toBe(3);
  await expect
    .poll(() => changed.getByRole('insertion').allTextContents())
    .toEqual(['added: [+\u00A0 in 1610]']);
  await from.selectOption({ index: 2 });
  await expect
    .poll(() => changed.getByRole('deletion').allTextContents())
    .toEqual(['taken out: [−\u00A0boat]']);
  await to.selectOption({ index: 2 });
  await changed.getByText('These two answers are the same.').waitFor();
});

it('keeps the lines of a task, and shows what was said after the answer', async () => {
  const page = await borrowPage(browser, site);
  await page.goto(`/exercise?uid=${email.uid}`);
  const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: /^what/ });
  await expect.poll(() => listed.allTextContents()).toEqual(['what happened', 'what you want']);
  expect(await box(page).getAttribute('rows')).toBe('8');

  await page.goto(`/exercise?uid=${talk.uid}`);
  await box(page).fill('The talk is about bees.');
  await page.getByRole('button', { name: 'I have heard enough' }).click();
  await submitButton(page).click();
  await page.getByRole('region', { name: 'Transcript' }).waitFor();
});

it('keeps a draft on the server, undoes "Clear", and offers the draft of another device', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user });
  await page.goto(`/exercise?uid=${summary.uid}`);
  const main = page.getByRole('main');
  await main.getByText('You have 10 Ai writing credit left.').waitFor();
  await box(page).fill('Tea came by ship.');
  await main.getByText('Draft saved', { exact: true }).waitFor();
  const kept = async () => (await user.call(fetchWritingDraft, { uid: summary.uid })).body.draft?.text;
  await expect.poll(kept).toBe('Tea came by ship.');
  await main.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => box(page).inputValue()).toBe('');
  await main.getByRole('button', { name: 'Undo clear' }).click();
  await expect.poll(() => box(page).inputValue()).toBe('Tea came by ship.');
  await page.reload();
  await expect.poll(() => box(page).inputValue()).toBe('Tea came by ship.');
  // Until then the page may write over what is saved below.
  await main.getByText('Draft saved', { exact: true }).waitFor();

  const offer = main.getByRole('status').filter({ hasText: 'You began an answer on another device' });
  for (const [choice, chosen] of [
    ['Keep what is here', 'Tea came by ship.'],
    ['Use that draft', 'Coffee came later.'],
  ] as const) {
    await user.call(saveWritingDraft, { uid: summary.uid, text: 'Coffee came later.' });
    await page.reload();
    await offer.getByText('Coffee came later.').waitFor();
    await expectSound(page, 'a draft of another device');
    await offer.getByRole('button', { name: choice }).click();
    await expect.poll(() => box(page).inputValue()).toBe(chosen);
    await expect.poll(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await main.getByText('Draft saved', { exact: true }).waitFor();
    await expect.poll(kept).toBe(chosen);
  }
});

it('takes no answer to be analysed once there is no credit left', async () => {
  const visitor = await borrowPage(browser, site);
  await visitor.goto(`/exercise?uid=${summary.uid}`);
  for (const left of [3, 2, 1]) {
    await visitor.getByText(`You have ${left} Ai writing credit left.`).waitFor();
    await box(visitor).fill(text);
    await submitButton(visitor).click();
    await outcome(visitor).waitFor();
    await visitor.getByRole('button', { name: 'Try again' }).click();
  }
  const told = 'You have reached your free Ai writing credit limit. Check our packages for more.';
  await visitor.getByText(told).waitFor();
  await expect.poll(() => box(visitor).isDisabled()).toBe(true);
  await expect.poll(() => submitButton(visitor).getAttribute('aria-disabled')).toBe('true');
  await expectSound(visitor, 'no writing credit left');
});

it.each(looks)('is sound in %s at %i px', async (colorScheme, width) => {
  const page = await borrowPage(browser, site, { viewport: { width, height: 800 }, colorScheme });
  await answered(page);
  await page.getByText('Marks in words (3)').click();
  await expectSound(page, 'a written answer with its score');
});
