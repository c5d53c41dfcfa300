import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readingSprint } from '#domain/mock-tests/catalogue.ts';
import { hasRule, rightAnswerTo, studentView, startingAnswerTo } from '#domain/question-types/registry.ts';
import { emptyDashboard } from '#student/testing/dashboard.ts';
import { refused, unreachable, type Answers } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { listing, questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { fakeSitting, type FakeSitting } from '#student/testing/mock-tests/sitting.ts';

const sprint = readingSprint(360);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const expectQuestion = (number: number) =>
  expect.element(page.getByText(`Reading sprint · Question ${number} of 5`)).toBeVisible();

async function expectResult() {
  await expect.element(page.getByRole('heading', { name: 'Reading sprint: your result' })).toBeVisible();
  await expect.element(page.getByText('You answered every question.')).toBeVisible();
}

const answersTo = (sitting: FakeSitting, count: number, wrong: readonly number[] = []) =>
  sitting.questions
    .slice(0, count)
    .map((question, index) =>
      hasRule(question) && !wrong.includes(index)
        ? rightAnswerTo(question)
        : startingAnswerTo(studentView(question, 'before')),
    );

const exerciseOf = (id: string) => `/mock-test/exercise?id=${id}`;

async function openLastQuestion(more: Answers = {}) {
  const sitting = fakeSitting(sprint);
  const id = sitting.begin(answersTo(sitting, 4));
  const rendered = await renderPage(exerciseOf(id), { user: student, api: { ...sitting.answers, ...more } });
  await expectQuestion(5);
  await page.getByRole('radio', { name: 'By ship' }).click();
  return { ...rendered, sitting };
}

it('hands the test in with the last answer, and shows the result', async () => {
  const sitting = fakeSitting(sprint);
  const { api, goTo } = await renderPage('/mock-test', { user: student, api: sitting.answers });
  await button('Start the test').click();
  for (const number of [1, 2]) {
    await expectQuestion(number);
    await page.getByLabelText('Blank 1').selectOptions('went');
    await button('Submit and continue').click();
  }
  await expectQuestion(3);
  const paragraphs = page.getByRole('list', { name: 'Paragraphs in your order' });
  await paragraphs.getByRole('button', { name: 'Move paragraph A down' }).click();
  await paragraphs.getByRole('button', { name: 'Move paragraph A up' }).click();
  (await paragraphs.getByRole('button', { name: /^Paragraph A, 1 of / }).findElement()).focus();
  await userEvent.keyboard(' {ArrowDown} ');
  await expect.element(paragraphs.getByRole('button', { name: /^Paragraph A, 2 of / })).toBeVisible();
  await button('Submit and continue').click();
  await expectQuestion(4);
  await page.getByRole('radio', { name: 'By rail' }).click();
  await button('Submit and continue').click();
  await expectQuestion(5);
  await page.getByRole('radio', { name: 'By ship' }).click();
  await button('Submit and finish').click();
  await expectResult();
  expect(api.inputsOf('saveMockTestQuestion').map(({ uid }) => uid)).toEqual([
    'RFB-9001',
    'RFB-9002',
    'RRP-9001',
    'RSA-9001',
    'RSA-9002',
  ]);
  goTo('/mock-test');
  await page.getByRole('link', { name: 'See the result' }).click();
  await expectResult();
  const fourth = page.getByRole('region', { name: 'Question 4', exact: true });
  await fourth.getByRole('heading', { name: /^4\. / }).click();
  await button('Show in the text').first().click();
  await button('Remove the highlight').click();
  await page.getByText('How this is scored', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Back to the mock tests' }).click();
  await expect.element(page.getByRole('heading', { name: 'Mock Tests', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See the result' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Continue' }).query()).toBeNull();
});

it('asks before it skips a question or ends the test, and leads back to a running test', async () => {
  const sitting = fakeSitting(sprint);
  const { api, goTo } = await renderPage('/mock-test', {
    user: student,
    api: { ...emptyDashboard, ...sitting.answers },
  });
  await button('Start the test').click();
  await expectQuestion(1);
  const dialog = page.getByRole('dialog');
  for (const [asked, answer] of [
    ['Hand in', 'Close'],
    ['Hand in', 'Continue the test'],
    ['Submit and continue', 'Close'],
    ['Submit and continue', 'Stay here'],
  ] as const) {
    await button(asked).click();
    await dialog.getByRole('button', { name: answer, exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expectQuestion(1);
  }
  expect(api.inputsOf('saveMockTestQuestion')).toEqual([]);
  await button('Submit and continue').click();
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectQuestion(2);
  for (const [address, name] of [
    ['/dashboard', 'Continue the test'],
    ['/mock-test', 'Continue the test'],
    ['/mock-test', 'Continue'],
  ] as const) {
    goTo(address);
    await page.getByRole('link', { name, exact: true }).click();
    await expectQuestion(2);
  }
  await button('Hand in').click();
  await dialog.getByRole('button', { name: 'Hand in now' }).click();
  await expect.element(page.getByRole('heading', { name: 'Reading sprint: your result' })).toBeVisible();
  await expect.element(page.getByText('You handed in the test.')).toBeVisible();
});

it('resumes after a reload, and stops while the test continues on another page', async () => {
  const sitting = fakeSitting(sprint);
  const id = sitting.begin();
  const { api, live, goTo } = await renderPage(exerciseOf(id), { user: student, api: sitting.answers });
  await expectQuestion(1);
  await page.getByLabelText('Blank 1').selectOptions('gone');
  await button('Submit and continue').click();
  await expectQuestion(2);
  await page.getByLabelText('Blank 1').selectOptions('going');
  goTo(location.href);
  await expectQuestion(2);
  await expect.element(page.getByLabelText('Blank 1')).toHaveValue('going');

  const other = crypto.randomUUID();
  sitting.answers.holdMockTest({ sessionId: id, holder: other });
  live.send({ kind: 'changed', resource: 'sittings', position: '1' });
  const elsewhere = page.getByRole('heading', { name: 'This test is open elsewhere' });
  await expect.element(elsewhere).toBeVisible();
  expect(page.getByLabelText('Blank 1').query()).toBeNull();
  const [second] = answersTo(sitting, 2).slice(1);
  if (!second) throw new Error('The sprint has a second question');
  sitting.answers.saveMockTestQuestion({ sessionId: id, holder: other, uid: 'RFB-9002', answer: second });

  api.answer({ holdMockTest: unreachable });
  await button('Continue here').click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'cannot reach' })).toBeVisible();
  api.answer({ holdMockTest: sitting.answers.holdMockTest });
  await button('Continue here').click();
  await expectQuestion(3);
  await page.getByRole('button', { name: 'Move paragraph A down' }).click();
  await button('Submit and continue').click();
  await expectQuestion(4);
});

it('explains why an answer was refused after another page took over', async () => {
  const sitting = fakeSitting(sprint);
  const id = sitting.begin();
  await renderPage(exerciseOf(id), { user: student, api: sitting.answers });
  await expectQuestion(1);
  await page.getByLabelText('Blank 1').selectOptions('gone');
  sitting.answers.holdMockTest({ sessionId: id, holder: crypto.randomUUID() });
  await button('Submit and continue').click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Your last answer was not accepted' });
  await expect.element(refusal).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'This test is open elsewhere' })).toBeVisible();
  await refusal.getByRole('button', { name: 'Close this message' }).click();
  await expect.element(refusal).not.toBeInTheDocument();
});

it('keeps the last answer while the server is unreachable, and then finishes', async () => {
  const { api, sitting } = await openLastQuestion({ saveMockTestQuestion: unreachable });
  await button('Submit and finish').click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Saved on this device.' })).toBeVisible();
  api.answer({ saveMockTestQuestion: sitting.answers.saveMockTestQuestion });
  await expectResult();
  expect(sitting.state()).toMatchObject({
    status: 'scored',
    answers: expect.objectContaining({ length: 5 }),
  });
});

it('explains that the test could not be handed in, and retries by itself', async () => {
  const { api, sitting } = await openLastQuestion({ submitMockTest: () => refused('mock_test_not_found') });
  const tries = () => api.inputsOf('submitMockTest').length;
  await button('Submit and finish').click();
  await expect.element(page.getByRole('heading', { name: 'Your test is not handed in yet' })).toBeVisible();
  api.answer({ submitMockTest: unreachable });
  await button('Hand in again').click();
  await expect.element(page.getByRole('heading', { name: 'Your test is being handed in' })).toBeVisible();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Nothing is lost' })).toBeVisible();
  const before = tries();
  api.answer({ submitMockTest: sitting.answers.submitMockTest });
  await expectResult();
  expect(tries()).toBeGreaterThan(before);
});

it('opens on the estimate, folds the questions, and leads through what was missed', async () => {
  const sitting = fakeSitting(sprint);
  const id = sitting.begin(answersTo(sitting, 5, [0, 3]));
  sitting.submitTest();
  const { api, goTo } = await renderPage(`/mock-test/results?id=${id}`, {
    user: student,
    api: {
      ...questionListAnswers([
        listing('RSA-0001', { answered: 1 }),
        listing('RSA-0002'),
        listing('RFB-0001'),
      ]),
      ...sitting.answers,
    },
    width: 360,
    height: 740,
  });
  await expectResult();
  const estimate = page.getByRole('region', { name: 'Estimate' });
  await expect.element(estimate.getByText('No overall estimate')).toBeVisible();
  await expect.element(estimate.getByRole('listitem')).toMatchTextContent(/^Reading\d\d \d\d to \d\d/);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);

  const jumps = page.getByRole('navigation', { name: 'Questions of this test' }).getByRole('link');
  expect(jumps.elements().map((one) => one.textContent)).toEqual(
    ['0/2', '2/2', '3/3', '0/1', '1/1'].map((score) => expect.stringMatching(`${score}\\s*0:\\d\\d$`)),
  );
  for (const index of [0, 1, 2, 3, 4]) {
    const explained = page
      .getByRole('region', { name: `Question ${index + 1}`, exact: true })
      .getByRole('region', { name: /^Score / });
    expect(explained.query()).toBeNull();
    await jumps.nth(index).click();
    await expect.element(explained).toBeVisible();
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    await userEvent.keyboard('{Enter}');
    await expect.element(explained).not.toBeInTheDocument();
  }

  api.answer({ fetchNextNotDone: unreachable });
  await button('Practise what I missed').click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'cannot reach' })).toBeVisible();
  api.answer(
    questionListAnswers([listing('RSA-0001', { answered: 1 }), listing('RSA-0002'), listing('RFB-0001')]),
  );
  await button('Practise what I missed').click();
  await expect.poll(() => new URLSearchParams(location.search).get('review')).toBe('RFB-0001,RSA-0002');
  await page.getByRole('link', { name: 'Test result' }).click();
  await expectResult();

  api.answer(questionListAnswers([]));
  goTo(location.href);
  await button('Practise what I missed').click();
  await expect
    .element(page.getByRole('link', { name: 'Choose from all questions' }))
    .toHaveAttribute('href', '/practice');
});
