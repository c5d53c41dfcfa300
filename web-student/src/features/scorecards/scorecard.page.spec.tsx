import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp, commands, page, userEvent } from 'vitest/browser';
import { readingSprint } from '#domain/mock-tests/catalogue.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { scorecards } from '#student/testing/mock-tests/scorecards.ts';
import { fakeSitting } from '#student/testing/mock-tests/sitting.ts';
import styles from './scorecards.module.css';

const user = student;
const phone = { width: 360, height: 740 };
const screen = { width: 1440, colorScheme: 'dark' } as const;
const scorecardOf = (id: string) => `/mock-test/scorecard?id=${id}`;
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const region = (name: string) => page.getByRole('region', { name, exact: true });

it('shows an estimate with its range, and its arithmetic', async () => {
  const { ids, answers, resultOf } = scorecards(4);
  const [id = ''] = ids;
  const { value = 0, low = 0, high = 0 } = resultOf(id).estimate?.skills.reading ?? {};
  await renderPage(scorecardOf(id), { user, api: answers, ...phone });
  await expect.element(heading('Your scorecard')).toBeVisible();
  await expect.element(page.getByText('No overall estimate')).toBeVisible();
  const skills = region('Skills');
  await expect
    .element(skills.getByRole('listitem'))
    .toHaveTextContent(`Reading${value} ${low} to ${high} · 5 questions`);
  await skills.getByText('Show as a table').click();
  await expect.element(skills.getByRole('cell', { name: `${low}–${high}` })).toBeVisible();

  await page.getByText('How this was computed').click();
  const sum = region('Reading, computed');
  await expect
    .element(sum.getByRole('rowheader').last())
    .toMatchTextContent(new RegExp(`^10 \\+ 80 × [\\d.]+% = ${value}$`));
  await expect.element(region('Time').getByText('for 4 answers')).toBeVisible();
  await expectAccessible('a scorecard');
});

it('shows which types would raise the score, and what the score would be', async () => {
  const { ids, answers } = scorecards(0);
  const [id = ''] = ids;
  await renderPage(scorecardOf(id), { user, api: answers, ...screen });
  const whatIf = region('What if');
  await whatIf.getByText('Try a better result').click();
  const reading = whatIf.getByRole('definition');
  await expect.element(reading).toHaveTextContent('10');
  const blanks = whatIf.getByRole('slider', { name: /^R\/W Fill in Blanks/ });
  (await blanks.findElement()).focus();
  await userEvent.keyboard('{End}');
  await expect.element(reading).toMatchTextContent(/^\d\d \+\d+$/);
  await expectAccessible('the sliders of a scorecard');
  await whatIf.getByRole('button', { name: 'Reset' }).click();
  await expect.element(reading).toHaveTextContent('10');
  const practise = whatIf.getByRole('link', { name: /^Practise / });
  await expect.poll(() => practise.elements()).toHaveLength(2);
  expect(practise.first().element().getAttribute('href')).toMatch(/^\/exercise\?exercise=R/);
});

it('prints on one sheet of A4 in black on white, without its controls', async () => {
  const { ids, answers } = scorecards(4);
  await renderPage(scorecardOf(ids[0] ?? ''), { user, api: answers, ...screen });
  const print = vi.spyOn(globalThis, 'print').mockReturnValue();
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  for (const [list, length] of [
    [`.${styles['scorecard-types']} tbody`, 22],
    [`.${styles['scorecard-figures']}`, 10],
  ] as const) {
    const parent = document.querySelector(list);
    const row = parent?.firstElementChild;
    if (!parent || !row) throw new Error(`There is no ${list}`);
    while (parent.childElementCount < length) parent.append(row.cloneNode(true));
  }
  await commands.prepareWindow('dark');
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
  // The printable area of A4: 210 by 297 mm, less margins of 12 mm, at 96 dpi.
  await page.viewport(703, 1031);
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  const sheet = document.querySelector(`.${styles['scorecard']}`);
  await expect.poll(() => sheet?.getBoundingClientRect().bottom).toBeLessThan(1031);
  const colours = () => {
    const paper = document.querySelector(`.${styles['scorecard']} > .mantine-Paper-root`) ?? document.body;
    const { color, backgroundColor } = getComputedStyle(paper);
    return { color, backgroundColor };
  };
  await expect.poll(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  await expect.element(heading('Question types')).toBeVisible();
  for (const hidden of ['Share', 'Print', 'Reset'])
    expect(page.getByRole('button', { name: hidden }).query()).toBeNull();
  expect(region('What if').query()).toBeNull();
});

it('leads from the result to the scorecard, and back to the answers', async () => {
  const { ids, answers } = scorecards(4);
  const [id = ''] = ids;
  const { goTo } = await renderPage(`/mock-test/results?id=${id}`, { user, api: answers, ...phone });
  await page.getByRole('link', { name: 'Scorecard' }).click();
  await expect.element(heading('Your scorecard')).toBeVisible();
  await page.getByRole('link', { name: 'See every answer' }).click();
  await expect.element(heading(/your result/)).toBeVisible();
  goTo(`/mock-test/scorecard/${id}`);
  await expect.element(heading('Your scorecard')).toBeVisible();
});

it('explains a scorecard that does not exist, that is not ready, and that cannot be loaded', async () => {
  const id = crypto.randomUUID();
  const { answers } = scorecards();
  const running = fakeSitting(readingSprint(360));
  running.answers.startMockTest();
  const { api, goTo } = await renderPage(scorecardOf(id), { user, api: answers });
  await expect.element(heading('Test not found')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to the mock tests' }))
    .toHaveAttribute('href', '/mock-test');
  goTo('/mock-test/scorecard');
  await expect.element(heading('Test not found')).toBeVisible();
  api.answer({ fetchMockTestResult: () => refused('invalid_input') });
  goTo(scorecardOf(id));
  await expect.element(heading('Test not found')).toBeVisible();
  api.answer({ fetchMockTestResult: running.answers.fetchMockTestResult });
  goTo(scorecardOf(id));
  await expect.element(heading('No scorecard yet')).toBeVisible();
  api.answer({ fetchMockTestResult: unreachable });
  goTo(scorecardOf(id));
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('shows the scores of several tests over time, and two tests side by side', async () => {
  const { ids, answers } = scorecards(0, 4);
  const [, id = ''] = ids;
  const { goTo } = await renderPage('/mock-test', { user, api: answers, ...phone });
  const course = region('Your tests over time');
  await course.getByLabelText('Score in the chart').selectOptions('Reading');
  await course.getByText('Show as a table').click();
  await expect.poll(() => course.getByRole('rowheader').elements()).toHaveLength(2);
  await expectAccessible('the tests over time');

  goTo(scorecardOf(id));
  const compare = region('Compare with another test');
  const other = compare.getByLabelText('The other test');
  await expect.poll(() => other.getByRole('option').elements()).toHaveLength(2);
  await other.selectOptions(ids[0] ?? '');
  await expect
    .element(compare.getByRole('row', { name: /^Reading/ }))
    .toMatchTextContent(/^Reading10 \(10–\d+\)\d+ \(\d+–\d+\)\+\d+$/);
  await expectAccessible('two tests side by side');
});

it('asks before an address hands a running test in', async () => {
  const { answers } = fakeSitting(readingSprint(360));
  const started = answers.startMockTest();
  const id = 'body' in started ? started.body.sessionId : '';
  const results = `/mock-test/results?id=${id}`;
  const submitTest = page.getByRole('button', { name: 'Hand in now' });
  const { api, goTo } = await renderPage(results, { user, api: answers });
  await expect.element(heading('This test is still running')).toBeVisible();
  await expect.element(submitTest).not.toBeInTheDocument();
  goTo(`${results}&submit=true`);
  await page.getByRole('link', { name: 'Continue the test' }).click();
  await expect.element(page.getByText('Reading sprint · Question 1 of 5')).toBeVisible();
  goTo(`${results}&submit=true`);
  await expect.element(submitTest).toBeVisible();
  expect(api.inputsOf('submitMockTest')).toEqual([]);
  await submitTest.click();
  await expect.element(heading(/your result/)).toBeVisible();
  goTo(location.href);
  await expect.element(page.getByText('You handed in the test.')).toBeVisible();
  await expect.element(submitTest).not.toBeInTheDocument();
});

it('recommends a computer on a narrow screen, and lets students continue', async () => {
  const { goTo } = await renderPage('/mock-test', {
    user,
    api: { ...questionListAnswers([]), ...scorecards().answers },
    width: 899,
    height: 800,
  });
  const why = page.getByRole('link', { name: 'See why, and what works here' });
  await why.click();
  await expect.element(heading('A full test is better at a desk')).toBeVisible();
  await expectAccessible('why a desk is better');
  await page.getByRole('link', { name: 'Continue here' }).click();
  await expect.element(why).toBeVisible();
  await page.viewport(900, 800);
  await expect.element(why).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Mock Tests', level: 1 })).toBeVisible();

  localStorage.clear();
  goTo('/desktop-only');
  await expect.element(heading('This is better at a desk')).toBeVisible();
  await page.getByRole('link', { name: 'Practise instead' }).click();
  await expect.poll(() => location.pathname).toBe('/practice');
});
