import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent, type Locator } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import type { QuestionListing } from '#domain/questions/contract.ts';
import { storageKeys } from '#student/core/storage.ts';
import { unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { listing, questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { reviewAnswers } from '#student/testing/practice/reviews.ts';

const two = (number: number) => String(number).padStart(4, '0');
const ofType = (type: string, count: number, more?: Partial<QuestionListing>) =>
  Array.from({ length: count }, (_one, index) => listing(`${type}-${two(index + 1)}`, more));
const bank = [
  ...ofType('RSA', 12),
  ...ofType('RRP', 6),
  ...ofType('LSA', 14, { difficulty: 3 }),
  ...ofType('LHS', 6),
  ...ofType('WWE', 6),
  listing('LMA-0001', { difficulty: 5 }),
  listing('RMA-0001', { difficulty: 5 }),
];

const query = () => new URLSearchParams(location.search);
const count = page.getByRole('status').filter({ hasText: /questions?$/ });
const rowOf = (uid: string) => page.getByRole('row', { name: new RegExp(uid) });
const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const search = page.getByRole('searchbox', { name: 'Search' });
const expectChosen = (button: Locator) => expect.element(button).toHaveAttribute('aria-pressed', 'true');

async function choose(button: Locator) {
  await press(button);
  await expectChosen(button);
}

/** Faster than a real click, for the many buttons that other tests already click. */
async function press(button: Locator) {
  const element = await button.findElement();
  if (element instanceof HTMLElement) element.click();
}

/** Avoids `all()`, which finds elements again by their accessible names; these may not be unique. */
async function each(buttons: Locator, act: (button: Locator) => Promise<void>) {
  for (let place = 0; place < buttons.elements().length; place += 1) await act(buttons.nth(place));
}

it('filters the list, and keeps the filters in the address over a reload and back', async () => {
  const { goTo } = await renderPage('/practice', { api: questionListAnswers(bank) });
  await page.getByRole('button', { name: 'Reading', exact: true }).click();
  await page.getByRole('button', { name: /^Single Answer \(0 of \d+ done\)$/ }).click();
  await expect.element(rowOf('RSA-0001')).toBeVisible();
  expect(query().get('exercise')).toBe('RSA');

  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue('');
  await userEvent.keyboard('rsa-0002');
  await expect.element(count).toHaveTextContent('1 question');
  await expect.poll(() => query().get('search')).toBe('rsa-0002');
  await expect.element(rowOf('RSA-0002')).toBeVisible();

  goTo(location.href);
  await expect.element(rowOf('RSA-0002')).toBeVisible();
  await expect.element(search).toHaveValue('rsa-0002');
  await expect.element(count).toHaveTextContent('1 question');

  localStorage.clear();
  goTo(location.href);
  await expect.element(count).toHaveTextContent('1 question');

  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect.element(count).not.toHaveTextContent('1 question');
  expect(query().get('exercise')).toBe('RSA');
  history.back();
  await expect.poll(() => query().get('search')).toBe('rsa-0002');
  await expect.element(count).toHaveTextContent('1 question');
});

it('loses no letter of a slow typist on a slow device', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await renderPage('/practice?section=ALL', { api: questionListAnswers(bank) });
  await expect
    .element(page.getByRole('region', { name: 'Questions' }).getByRole('link').first())
    .toBeVisible();
  await cdp().send('Emulation.setCPUThrottlingRate', { rate: 8 });
  onTestFinished(async () => {
    await cdp().send('Emulation.setCPUThrottlingRate', { rate: 1 });
  });
  await search.click();
  for (const letter of 'trade') {
    await userEvent.keyboard(letter);
    // Let the debounce end, so that each letter starts a search.
    vi.advanceTimersByTime(320);
  }
  await expect.poll(() => query().get('search')).toBe('trade');
  await expect.element(search).toHaveValue('trade');
});

it('explains an empty list', async () => {
  const { goTo } = await renderPage('/practice?section=reading&search=zzzz', {
    api: questionListAnswers(bank),
  });
  await expect.element(page.getByText('No matching questions.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear all filters' }).last().click();
  await expect.element(rows.first()).toBeVisible();
  goTo('/practice?section=ALL&prediction=true');
  await expect.element(page.getByText('No questions are predicted right now.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear all filters' }).last().click();
  await expect.element(rows.first()).toBeVisible();
});

it('recommends a type, and starts with its first question', async () => {
  const question = sampleQuestions.RSA;
  await renderPage('/practice?section=ALL', {
    api: { ...practiceAnswers(question), ...questionListAnswers([listing(question.uid), ...bank]) },
  });
  await page.getByRole('main').getByRole('link', { name: 'Start', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
  expect(location.pathname).toBe('/exercise');
});

it('sorts by column with the keyboard, and remembers the order', async () => {
  const { goTo } = await renderPage('/practice?section=listening', { api: questionListAnswers(bank) });
  const head = page.getByRole('columnheader', { name: 'Difficulty' });
  (await head.getByRole('button').findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard('{Enter}');
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  await expect.element(rows.first()).toMatchTextContent(/Difficulty\s*5\s*of 5/);

  goTo('/practice?section=reading');
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  await expect.element(rows.first()).toMatchTextContent(/Difficulty\s*5\s*of 5/);
  expect(localStorage.getItem(storageKeys.questionSort)).toContain('difficulty');
});

it('keeps showing the current page until the next one has loaded', async () => {
  const { api, goTo } = await renderPage('/practice?section=ALL', { api: questionListAnswers(bank) });
  await expect.element(rowOf('LHS-0001')).toBeVisible();
  const next = Promise.withResolvers<void>();
  const { fetchQuestions } = questionListAnswers(bank);
  api.answer({
    fetchQuestions: async (input) => {
      if (input.offset === 20) await next.promise;
      return fetchQuestions(input);
    },
  });
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => query().get('page')).toBe('2');
  await expect.poll(() => api.inputsOf('fetchQuestions').at(-1)).toMatchObject({ offset: 20, limit: 20 });
  await expect.element(rowOf('LHS-0001')).toBeVisible();
  next.resolve();
  await expect.element(count).toMatchTextContent(/^21–40 of \d+ questions$/);
  await expect.element(rowOf('LHS-0001')).not.toBeInTheDocument();
  goTo(location.href);
  await expect.element(count).toMatchTextContent(/^21–40 of/);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Previous' }).click();
  await expect.element(rowOf('LHS-0001')).toBeVisible();
});

it('filters by each section, type, level and mark', async () => {
  await renderPage('/practice?section=ALL', { api: questionListAnswers(bank) });
  const sections = page.getByRole('group', { name: 'Section' });
  for (const section of ['Speaking', 'Writing', 'Reading', 'Listening']) {
    await choose(sections.getByRole('button', { name: section }));
    const types = page.getByRole('group', { name: `${section} types` });
    await expect.element(types.getByRole('button').first()).toBeVisible();
    await each(types.getByRole('button'), choose);
  }
  await choose(sections.getByRole('button', { name: 'All' }));
  for (const group of ['Difficulty', 'Only']) {
    await each(page.getByRole('group', { name: group }).getByRole('button'), async (chip) => {
      await choose(chip);
      await press(chip);
    });
  }
  for (const column of ['Number', 'Title', 'Done', 'Last score']) {
    const head = page.getByRole('columnheader', { name: column });
    await head.getByRole('button').click();
    await expect.element(head).toHaveAttribute('aria-sort', expect.stringMatching(/^(a|de)scending$/));
  }
});

it('filters by progress and favourites, and starts at the next question', async () => {
  const questions = [
    listing('RSA-0001', { answered: 1, bestPercent: 100, lastPercent: 100, lastSuccessful: true }),
    listing('RSA-0002', { isFavorite: true }),
  ];
  const { api, goTo } = await renderPage('/practice?exercise=RSA&status=done', {
    user: student,
    api: questionListAnswers(questions),
  });
  await expect.element(rowOf('RSA-0001').getByRole('img', { name: 'Done' })).toBeVisible();
  expect(api.inputsOf('fetchQuestions').at(-1)).toMatchObject({ type: 'RSA', status: 'done' });
  await page.getByLabelText('Progress').selectOptions('Not done');
  await expect.poll(() => api.inputsOf('fetchQuestions').at(-1)?.status).toBe('not_done');
  await page.getByLabelText('Progress').selectOptions('All questions');
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect.element(count).toHaveTextContent('1 question');
  await expect.element(rowOf('RSA-0002')).toBeVisible();

  goTo('/practice');
  await expect.poll(() => query().get('favorite')).toBe('true');
  await expect.element(count).toHaveTextContent('1 question');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  const start = page.getByRole('link', { name: 'Next new question' });
  await expect
    .element(start)
    .toHaveAttribute('href', expect.stringMatching(/^\/exercise\?uid=RSA-0002&.*exercise=RSA/));
});

it('reverts a favourite that the server did not save', async () => {
  const { api } = await renderPage('/practice?exercise=RRP', {
    api: { ...questionListAnswers(bank), toggleFavoriteQuestion: () => ({ status: 200, body: {} }) },
  });
  const star = page.getByRole('button', { name: 'Favourite: Question RRP-0001' });
  await star.click();
  await expectChosen(star);
  api.answer({ toggleFavoriteQuestion: unreachable });
  await star.click();
  const notice = page.getByRole('group').filter({ hasText: 'Your favourites have not changed.' });
  await notice.getByRole('button', { name: 'Close this message' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expectChosen(star);
  expect(api.inputsOf('toggleFavoriteQuestion')).toEqual([
    { uid: 'RRP-0001', isFavorite: true },
    { uid: 'RRP-0001', isFavorite: false },
  ]);
});

it('shows cards on a phone, with the filters behind a button', async () => {
  await renderPage('/practice?section=reading', { width: 360, height: 740, api: questionListAnswers(bank) });
  const cards = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
  await expect.element(cards.first()).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await page.getByLabelText('Sort by').selectOptions('Difficulty');
  await page.getByRole('button', { name: 'Highest first' }).click();
  await expect.element(cards.first()).toMatchTextContent(/5/);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Free', exact: true }).click();
  await expect.poll(() => query().get('free')).toBe('true');
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect.element(page.getByRole('button', { name: 'Free', exact: true })).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

it('lists the questions of a topic from the statistics, and of another topic', async () => {
  const questions = [
    listing('RSA-0001', { answered: 1, lastPercent: 100, lastSuccessful: true }),
    listing('RSA-0002'),
    listing('RSA-0003', { topics: ['history'] }),
  ];
  await renderPage('/statistics', {
    user: student,
    api: reviewAnswers([], questions),
  });
  await page.getByText('Topics and difficulty').click();
  const region = page.getByRole('region', { name: 'Topics' });
  await region.getByRole('button', { name: /^All topics/ }).click();
  await region.getByRole('link', { name: 'Nature' }).click();
  await expect.element(count).toMatchTextContent(/2 questions$/);
  expect(query().get('topic')).toBe('nature');
  const topic = page.getByLabelText('Topic');
  await expect.element(topic).toHaveValue('nature');
  await topic.selectOptions('History');
  await expect.poll(() => query().get('topic')).toBe('history');
  await expect.element(count).toHaveTextContent('1 question');
  await expect.element(rowOf('RSA-0003')).toMatchTextContent(/History/);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect.poll(() => query().get('topic')).toBe(null);
  await expect.element(rows).toHaveLength(3);
});

it('shows the questions at the level of the student, the hardest first, on a desktop and a phone', async () => {
  const questions = [
    listing('RSA-0001', { chance: 0.9 }),
    listing('RSA-0002', { chance: 0.72 }),
    listing('RSA-0003', { chance: 0.61 }),
  ];
  const { api } = await renderPage('/practice?exercise=RSA', {
    user: student,
    api: questionListAnswers(questions),
  });
  await expect.element(rows).toHaveLength(3);
  await expect.element(page.getByRole('cell', { name: '%' })).not.toBeInTheDocument();
  const head = page.getByRole('columnheader', { name: 'My chance' });
  await head.getByRole('button').click();
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(rows.first().getByRole('cell', { name: '61%' })).toBeVisible();
  await page.getByRole('button', { name: 'At my level' }).click();
  await expect.poll(() => query().get('atMyLevel')).toBe('true');
  await expect.element(rows).toHaveLength(2);
  await expect.element(rowOf('RSA-0002').getByRole('cell', { name: '72%' })).toBeVisible();
  expect(api.inputsOf('fetchQuestions').at(-1)).toMatchObject({
    type: 'RSA',
    atMyLevel: true,
    sort: { field: 'chance', order: 'asc' },
  });

  await page.viewport(360, 740);
  await expect.element(page.getByText('Chance 61%').first()).toBeVisible();
  await page.getByLabelText('Sort by').selectOptions('Number');
  await expect.poll(() => query().get('sort')).toBe(null);
  await page.getByLabelText('Sort by').selectOptions('My chance');
  await expect.poll(() => query().get('sort')).toBe('chance');
  const cards = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
  await expect.element(cards.first()).toMatchTextContent(/Question RSA-0003/);
});
