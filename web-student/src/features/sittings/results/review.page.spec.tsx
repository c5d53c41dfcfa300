import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readingSprint } from '#domain/mock-tests/catalogue.ts';
import { hasRule, rightAnswerTo, startingAnswerTo, studentView } from '#domain/question-types/registry.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { student } from '#student/testing/people.ts';
import { questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { scorecards } from '#student/testing/mock-tests/scorecards.ts';
import { fakeSitting } from '#student/testing/mock-tests/sitting.ts';

const right = [1, 3];

function reviewed() {
  const sitting = fakeSitting(readingSprint(360));
  const id = sitting.begin(
    sitting.questions
      .slice(0, 4)
      .map((question, index) =>
        hasRule(question) && right.includes(index)
          ? rightAnswerTo(question)
          : startingAnswerTo(studentView(question, 'before')),
      ),
  );
  sitting.submitTest();
  return {
    results: `/mock-test/results?id=${id}`,
    options: { user: student, api: { ...questionListAnswers([]), ...sitting.answers } },
  };
}

const expectQuestion = (number: number) =>
  expect.element(page.getByText(`Reading sprint · Question ${number} of 5`)).toBeVisible();
const through = page.getByRole('navigation', { name: 'Test navigation' });
const link = (name: string) => through.getByRole('link', { name, exact: true });
const result = page.getByRole('heading', { name: 'Reading sprint: your result' });
const banner = page.getByRole('banner');

it('leads through the questions that lost points, and back to the first of them', async () => {
  const { results, options } = reviewed();
  await renderPage(results, { ...options, width: 360 });
  await page.getByRole('link', { name: 'Review one by one' }).click();
  await expectQuestion(1);
  await expect.element(banner).not.toBeInTheDocument();
  for (const number of [3, 5, 1]) {
    await link('Next with points lost').click();
    await expectQuestion(number);
  }
  await link('Next').click();
  await expectQuestion(2);
  await expect.element(page.getByText(/^(\d) of \1 points · \d:\d\d, target 3:00$/)).toBeVisible();
  await link('Previous').click();
  await expectQuestion(1);
  await expect.element(page.getByRole('region', { name: /^Score / })).toBeVisible();
  await page.getByRole('navigation', { name: 'Questions of this test' }).getByRole('link').last().click();
  await expectQuestion(5);
  await expect.element(page.getByText('Not answered')).toBeVisible();
  expect(link('Next').query()).toBeNull();
  await expectAccessible('a question of a result');
  await link('Back to the result').click();
  await expect.element(result).toBeVisible();
  await expect.element(banner).toBeVisible();
});

it('has an address and keys, and leads to practice of the type', async () => {
  const { results, options } = reviewed();
  const { goTo } = await renderPage(`${results}&item=4`, options);
  await expectQuestion(4);
  for (const [key, number] of [
    ['p', 3],
    ['n', 4],
    ['{Alt>}{ArrowDown}{/Alt}', 5],
  ] as const) {
    await userEvent.keyboard(key);
    await expectQuestion(number);
    expect(new URLSearchParams(location.search).get('item')).toBe(String(number));
  }
  await link('Practise this type').click();
  await expect.poll(() => location.pathname).toBe('/exercise');
  expect(new URLSearchParams(location.search).get('exercise')).toBe('RSA');
  history.back();
  await expectQuestion(5);
  await userEvent.keyboard('l');
  await expect.element(result).toBeVisible();
  for (const item of ['6', '0', 'x', '1.5']) {
    goTo(`${results}&item=${item}`);
    await expect.element(result).toBeVisible();
    await expect.element(banner).toBeVisible();
    expect(new URLSearchParams(location.search).has('item')).toBe(false);
  }
});

it('derives the overall estimate from the skills, one tap away', async () => {
  const { ids, answers, resultOf } = scorecards(4);
  const [id = ''] = ids;
  const scored = resultOf(id);
  if (!scored.estimate) throw new Error('The result has no estimate');
  const figure = (value: number) => ({ value, low: value - 6, high: value + 6, items: 5 });
  const skills = { speaking: figure(80), writing: figure(71), reading: figure(62), listening: figure(69) };
  const estimate = { ...scored.estimate, skills, overall: figure(71) };
  await renderPage(`/mock-test/results?id=${id}`, {
    user: student,
    api: { ...answers, fetchMockTestResult: () => ({ status: 200, body: { ...scored, estimate } }) },
  });
  const region = page.getByRole('region', { name: 'Estimate' });
  await region.getByText('Why 71?').click();
  await expect.element(region.getByText(/\(80 \+ 71 \+ 62 \+ 69\) ÷ 4 = 71\.$/)).toBeVisible();
});
