import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { listing } from '#student/testing/practice/question-list.ts';
import { missedAnswers, reviewAnswers } from '#student/testing/practice/reviews.ts';

const answeredOnce = { answered: 1, lastPercent: 100, lastSuccessful: true };
const query = () => new URLSearchParams(location.search);

it('shows how strong a student is, how certain that is, and the numbers as a table', async () => {
  await renderPage('/statistics', {
    user: student,
    width: 1440,
    colorScheme: 'dark',
    api: missedAnswers([rsaQuestion, { ...rsaQuestion, uid: 'RSA-9002' }]),
  });
  const skills = page.getByRole('region', { name: 'Skills', exact: true });
  await expect
    .element(skills.getByRole('listitem').filter({ hasText: 'Reading' }).getByText('Not enough answers (2)'))
    .toBeVisible();
  await expect
    .element(page.getByRole('img', { name: /^Progress over time\. 2 answers and 1 min on 1 day of 30\.$/ }))
    .toBeVisible();
  await skills.getByText('Show as a table').click();
  const row = skills.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Reading' }) });
  await expect
    .poll(() =>
      row
        .getByRole('cell')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['2', '0/2', '0%', expect.stringMatching(/^0–\d+%$/)]);
  await expectAccessible('the statistics');

  for (const [name, parameter] of [
    ['Speaking', 'section'],
    ['Writing', 'section'],
    ['Reading', 'section'],
    ['Listening', 'section'],
    [/^\d of \d$/, 'difficulty'],
  ] as const) {
    if (parameter === 'difficulty') await page.getByText('Topics and difficulty').click();
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expect.poll(() => query().get(parameter)).not.toBe(null);
    history.back();
    await expect.poll(() => query().get(parameter)).toBe(null);
    await expect.element(skills).toBeVisible();
  }
  await page.getByText('90 days', { exact: true }).click();
  await expect.element(page.getByRole('img', { name: /of 90\.$/ })).toBeVisible();
  expect(query().get('days')).toBe('90');
  const types = page.getByRole('region', { name: 'Question types' });
  await expect.element(types.getByText(/^Not enough answers yet/)).toBeVisible();
  await expect.element(types.getByRole('heading', { name: 'Most points to win' })).toBeVisible();
  await expect.element(types.getByText(/^Up to \d+ points? overall\.$/).first()).toBeVisible();
  await expect.element(types.getByRole('link', { name: /^Practise / })).toHaveLength(3);
  await types.getByRole('button', { name: 'All types (1)' }).click();
  await page.getByRole('link', { name: 'Single Answer (reading)' }).click();
  await expect.poll(() => query().get('exercise')).toBe('RSA');
});

it('limits the table of answers to the types of the exam', async () => {
  await renderPage('/statistics', {
    user: student,
    api: reviewAnswers([], [listing('RSA-0001', answeredOnce), listing('LCT-0001', answeredOnce)]),
  });
  await page.getByText('Your answers by type').click();
  const table = page.getByRole('table', { name: 'Your answers, by type' });
  await expect
    .poll(() =>
      table
        .getByRole('rowheader')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Single Answer (reading)']);
});
