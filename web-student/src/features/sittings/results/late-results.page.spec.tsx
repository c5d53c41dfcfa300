import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readingSprint, type MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { resultWaits } from '#domain/sittings/scores/result-waits.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { writingSprint } from '#domain/sittings/testing/writing-sprint.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { fakeSitting } from '#student/testing/mock-tests/sitting.ts';
import { writtenScore } from '#student/testing/practice/written-score.ts';

const text = 'Tea come by ship, and many people like it.';
const wrong = { type: 'RSA', selectedAnswer: 'By rail' } as const;
const right = { type: 'RSA', selectedAnswer: 'By ship' } as const;
const written = { type: 'WSC', text } as const;
const changed = { kind: 'changed', resource: 'sittings', position: '1' } as const;

const result = page.getByRole('heading', { name: 'Writing sprint: your result' });
const question = (number: number) => page.getByRole('region', { name: `Question ${number}`, exact: true });
const points = (shown: string) => page.getByText(shown, { exact: true });

function handedIn() {
  const sitting = fakeSitting(writingSprint);
  const id = sitting.begin([wrong, written, written]);
  sitting.submitTest();
  return { sitting, address: `/mock-test/results?id=${id}`, api: sitting.answers };
}

it('shows scored, pending and late results', async () => {
  const { sitting, address, api } = handedIn();
  const { live, goTo } = await renderPage(address, {
    user: student,
    api,
    colorScheme: 'dark',
    width: 1440,
  });
  await expect.element(page.getByText('2 answers are still being scored.')).toBeVisible();
  expect(question(1).query()).toBeNull();
  await expectAccessible('a result that waits');

  sitting.pass(resultWaits.shown + 1);
  goTo(location.href);
  await expect.element(page.getByText('0 of 1 points so far')).toBeVisible();
  await expect.element(page.getByText('2 answers are still being scored.')).toBeVisible();
  await expect.element(question(2).getByText(/^Being scored/)).toBeVisible();
  await expectAccessible('a result with pending scores');

  sitting.analyse('WSC-9001', writtenScore(text));
  live.send(changed);
  await expect.element(page.getByText('4 of 9 points so far')).toBeVisible();
  await expect.element(page.getByText('1 answer is still being scored.')).toBeVisible();

  sitting.pass(resultWaits.recorded);
  sitting.recordResult(resultWaits.recorded);
  live.send({ ...changed, position: '2' });
  await expect.element(points('4 of 9 points')).toBeVisible();
  await expect.element(page.getByText('1 answer has no score')).toBeVisible();
  await question(3).getByText('No score').click();
  await expect.element(question(3).getByText('We could not score this answer within an hour')).toBeVisible();
  await expectAccessible('a result without one of the scores');

  sitting.analyse('WSC-9002', writtenScore(text));
  live.send({ ...changed, position: '3' });
  await expect.element(question(3).getByText('scored after your first result')).toBeVisible();
  await expect.element(points('8 of 17 points')).toBeVisible();
  await expect.element(page.getByText('Your first result was 4 of 9 points.')).toBeVisible();
  await expectAccessible('a result with a late score');
});

it('shows a corrected key with its reason and the first result', async () => {
  const { sitting, address, api } = handedIn();
  for (const uid of ['WSC-9001', 'WSC-9002']) sitting.analyse(uid, writtenScore(text));
  sitting.recordResult();
  const { live } = await renderPage(address, { user: student, api });
  await expect
    .element(
      question(1)
        .getByText(/^0 of 1/)
        .first(),
    )
    .toBeVisible();
  sitting.correct({ ...rsaQuestion, correctIndex: 0 }, 'Rail was meant');
  live.send(changed);
  await expect
    .element(
      question(1)
        .getByText(/^1 of 1/)
        .first(),
    )
    .toBeVisible();
  await expect.element(page.getByText('Your first result was 8 of 17 points.')).toBeVisible();
  await question(1).getByRole('heading').first().click();
  await expect.element(page.getByText('Rail was meant')).toBeVisible();
  await expectAccessible('a result with a corrected key');
});

it('explains that an answer could not be scored, without points for or against it', async () => {
  const blueprint: MockTestBlueprint = {
    ...writingSprint,
    sections: oneClock('writing', 360, [
      { type: 'RSA', count: 1 },
      { type: 'WSC', count: 1 },
    ]),
  };
  const sitting = fakeSitting(blueprint);
  sitting.begin([right, written]);
  sitting.submitTest();
  const { live } = await renderPage('/mock-test', { user: student, api: sitting.answers });
  await expect.element(page.getByText('Result on its way')).toBeVisible();
  await page.getByRole('link', { name: 'See the result' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your test is handed in' })).toBeVisible();
  await expect.element(page.getByText('1 answer is still being scored.')).toBeVisible();

  sitting.analyse('WSC-9001', 'The analysis gave no score.');
  sitting.recordResult();
  live.send(changed);
  await expect.element(result).toBeVisible();
  await expect.element(page.getByText('1 answer has no score')).toBeVisible();
  await expect.element(points('1 of 1 points')).toBeVisible();
  const given = question(2).getByText(text);
  expect(given.query()).toBeNull();
  await question(2).getByText('No score').click();
  await expect.element(given).toBeVisible();
  await expect.element(question(2).getByText('We could not score this answer.')).toBeVisible();
  expect(page.getByRole('region', { name: /^Score / }).query()).toBeNull();
  await question(2).getByText('No score').click();
  await expect.element(given).not.toBeInTheDocument();
  await page.getByRole('link', { name: /no score/ }).click();
  await expect.element(given).toBeVisible();
});

it('hands in by itself a test whose time ran out before its page was open', async () => {
  const sitting = fakeSitting(readingSprint(60));
  const id = sitting.begin();
  sitting.pass(61);
  await renderPage(`/mock-test/exercise?id=${id}`, { user: student, api: sitting.answers });
  await expect.element(page.getByRole('heading', { name: 'Reading sprint: your result' })).toBeVisible();
  await expect.element(page.getByText('The time was up.')).toBeVisible();
  expect(sitting.state()).toMatchObject({ status: 'scored' });
});
