import type { Page } from 'playwright-core';
import { launchBrowser } from '#infra/browser/launch-browser.ts';
import { questionBank } from '#infra/seed/questions.ts';
import { submitToScore } from '../browser/submit-to-score.ts';
import { quantile, type BenchOptions, type BenchRow } from '../row.ts';

/** Three of each; the first ones also wait for the models and the code. */
const answered = ['WSC', 'WWE', 'WWS', 'WWM'] as const;

/** The students' wait after they submit a text, in a real Chromium with loaded models. */
export async function benchWrittenAnswers({ url, quick }: BenchOptions): Promise<BenchRow[]> {
  const browser = await launchBrowser();
  await using cleanUp = new AsyncDisposableStack();
  cleanUp.defer(() => browser.close());
  const questions = answered.flatMap((code) => questionBank.filter(({ type }) => type === code).slice(0, 3));
  const answers = questions.map((question) => ({ uid: question.uid, make: typing(sampleOf(question)) }));
  const times = await submitToScore({ url, browser, answers: quick ? answers.slice(0, 5) : answers });
  const warm = times.slice(3);
  const alone = { unit: 'ms', limit: null, ratio: null } as const;
  return [
    {
      name: 'from Submit to the score on the screen, p50',
      ...alone,
      value: quantile(warm, 0.5),
      goal: 1000,
      note: `${warm.length} essays, summaries and emails, one after the other`,
    },
    {
      name: 'from Submit to the score on the screen, slowest',
      ...alone,
      value: Math.max(...warm),
      goal: null,
    },
  ];
}

function sampleOf(question: (typeof questionBank)[number]): string {
  if (!('sampleAnswer' in question) || question.sampleAnswer === undefined)
    throw new Error(`${question.uid} has no sample answer`);
  return question.sampleAnswer;
}

function typing(text: string) {
  return async (page: Page) => {
    await page.getByRole('textbox', { name: 'Your answer' }).fill(text);
    await page.getByText('Draft saved', { exact: true }).waitFor();
    return page.getByRole('button', { name: /^Submit/ });
  };
}
