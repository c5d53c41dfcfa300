import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Browser } from 'playwright-core';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { expectBlanks } from './blanks.ts';
import { expectMultipleChoice, expectSingleChoice } from './choices.ts';
import { expectDictation } from './dictation.ts';
import { openExercise } from './exercise.ts';
import { hands, type Hand } from './hands.ts';
import { expectCountdown, hearEnough, hearToTheEnd } from './listening.ts';
import { expectIncorrectWords } from './words-in-text.ts';

const codes = ['LSA', 'LMA', 'LWD', 'LHS', 'LIW', 'LWB', 'LMW'] as const;

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ questions: codes.map((code) => seeded(code).uid) }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** Opens the type's first question; its recording is heard to its end the first time, and enough after that. */
async function listenTo<Code extends AnswerableCode>(code: Code, hand: Hand, seconds: number) {
  const exercise = await openExercise(browser, site, seeded(code), hand);
  await expectCountdown(exercise, seconds);
  let times = 0;
  const hear = () => ((times += 1) === 1 ? hearToTheEnd(exercise) : hearEnough(exercise));
  return { exercise, hear };
}

/** Each type is answered right, wrong and in part, where it has parts. */
describe.each(hands)('with the $name', (hand) => {
  it.each([
    ['LSA', 'option', 0],
    ['LHS', 'summary', 10],
    ['LMW', 'choice', 0],
  ] as const)('%s', async (code, unit, seconds) => {
    const { exercise, hear } = await listenTo(code, hand, seconds);
    await expectSingleChoice(exercise, unit, hear);
  });

  it('LMA', async () => {
    const { exercise, hear } = await listenTo('LMA', hand, 7);
    await expectMultipleChoice(exercise, hear);
  });

  it('LWD', async () => {
    const { exercise, hear } = await listenTo('LWD', hand, 7);
    await expectDictation(exercise, hear);
  });

  it('LIW', async () => {
    const { exercise, hear } = await listenTo('LIW', hand, 10);
    await expectIncorrectWords(exercise, hear);
  });

  it('LWB', async () => {
    const { exercise, hear } = await listenTo('LWB', hand, 0);
    const { page } = exercise;
    await expectBlanks(exercise, {
      fill: (blank, word) =>
        hand.type(page.getByRole('textbox', { name: `Blank ${blank + 1}`, exact: true }), word),
      wrongWord: () => 'wrong',
      beforeSubmit: hear,
    });
  });
});
