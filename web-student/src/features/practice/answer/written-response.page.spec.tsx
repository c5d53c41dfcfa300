import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { unreachable, type Answers } from '#student/testing/fake-api.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { student } from '#student/testing/people.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { listing } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { reviewAnswers } from '#student/testing/practice/reviews.ts';
import { writtenScore } from '#student/testing/practice/written-score.ts';

const question = sampleQuestions.WSC;
const address = `/exercise?uid=${question.uid}`;
const text = 'Tea come by ship, and many people like it.';
const second = 1000;

const box = page.getByRole('textbox', { name: 'Your answer' });
const submit = page.getByRole('button', { name: 'Submit', exact: true });
const outcome = page.getByRole('region', { name: 'Score 4/8' });
const attempts = page.getByRole('region', { name: 'Your attempts' });
const sample = page.getByRole('region', { name: 'Sample answer' });
const status = (title: string | RegExp) => page.getByRole('status').filter({ hasText: title });
const marksIn = (part: Locator) => part.getByRole('button', { name: /^(Spelling|Grammar) error: / });
const markedIn = (part: Locator) => () =>
  marksIn(part)
    .elements()
    .map((mark) => mark.querySelector('del')?.textContent);

function analysedAnswers() {
  const answers = practiceAnswers(question, writtenScore);
  let state: 'running' | 'done' | 'failed' = 'running';
  const api = {
    ...reviewAnswers([], [listing(question.uid)]),
    ...answers,
    saveQuestionDone: (input) => {
      state = 'running';
      return answers.saveQuestionDone(input);
    },
    fetchOwnAttempts: () => {
      const [latest, ...earlier] = answers.fetchOwnAttempts().body.attempts;
      if (!latest) return { status: 200, body: { attempts: [] } };
      const failure = state === 'failed' ? 'analysis_failed' : null;
      const shown = state === 'done' ? latest : { ...latest, scores: [], failure };
      return { status: 200, body: { attempts: [shown, ...earlier] } };
    },
  } satisfies Answers;
  return { api, end: (ended: typeof state) => void (state = ended) };
}

async function answer(written: string) {
  await box.fill(written);
  await submit.click();
}

it('counts words, waits for the score, and shows the marks of the text', async () => {
  const analysis = analysedAnswers();
  const { api, live, goTo } = await renderPage(address, { user: student, api: analysis.api });
  const endAnalysis = () => {
    analysis.end('done');
    live.send({ kind: 'changed', resource: 'attempts', position: '7' });
  };
  const count = page.getByRole('group', { name: 'Word count' });
  await expect.element(count).toMatchTextContent(/^0 words.*25 to 50/);
  await submit.click();
  await expect.element(page.getByRole('main').getByText('You have not answered yet.').first()).toBeVisible();
  const isBeside = () => {
    const passage = page.getByText(question.topic).element().getBoundingClientRect();
    return passage.right <= box.element().getBoundingClientRect().left;
  };
  for (const after of [false, true]) {
    await page.getByRole('button', { name: 'More actions for this question' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Text beside the answer' }).click();
    await expect.poll(isBeside).toBe(after);
  }
  await box.click();
  await userEvent.keyboard('Tools');
  await expect.element(count).toMatchTextContent(/^1 word.*24 more/);

  await answer(text);
  const waits = status(/Uploading your answer|Analysis in progress/);
  await expect.element(waits).toHaveFocus();
  await expect.element(sample.getByText(question.sampleAnswer)).toBeVisible();
  await expect.element(box).not.toBeInTheDocument();
  endAnalysis();

  await expect.element(outcome).toHaveFocus();
  await expect.element(page.getByRole('group', { name: 'Your score' })).toMatchTextContent(/4\/8/);
  await expect.element(waits).not.toBeInTheDocument();
  const own = page.getByRole('region', { name: 'Your answer' });
  await expect.poll(markedIn(own)).toEqual(['come']);
  const note = page.getByRole('note');
  const mark = await marksIn(own).findElement();
  if (mark instanceof HTMLElement) mark.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(note.getByText('Grammar error')).toBeVisible();
  await expect.element(note.getByText('came', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(note).not.toBeInTheDocument();
  await marksIn(own).click();
  await expect.element(note).toBeVisible();
  const report = { name: 'Not a mistake? Tell us' };
  api.answer({ reportMark: unreachable });
  await note.getByRole('button', report).click();
  await expect.element(note.getByText('Your report is not sent.')).toBeVisible();
  api.answer({ reportMark: () => ({ status: 200, body: { status: 'waiting' } }) });
  await note.getByRole('button', report).click();
  await expect.element(note.getByText('Our team will check this mark.')).toBeVisible();
  const attemptId = analysis.api.fetchOwnAttempts().body.attempts[0]?.attemptId;
  const span = [text.indexOf('come'), text.indexOf('come') + 'come'.length];
  const reported = { place: 'practice', answerId: attemptId, uid: question.uid, span };
  expect(api.inputsOf('reportMark').at(-1)).toEqual(reported);
  await userEvent.keyboard('{Escape}');
  await page.getByText('Corrections (1)').click();
  const list = page.getByRole('list', { name: 'Marks' });
  await expect.element(list.getByText('come')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(list.getByText('Our team will check this mark.')).toBeVisible();
  await expect.element(list.getByRole('button', report)).not.toBeInTheDocument();
  await expect.element(sample).toBeVisible();

  goTo(location.href);
  await expect.element(outcome).toBeVisible();
  const scores = attempts.getByText('Score 4/8', { exact: true });
  await expect.element(scores).toHaveLength(1);
  expect(marksIn(attempts).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await answer(`${text} They drink it.`);
  await expect.element(waits).toBeVisible();
  endAnalysis();
  await expect.element(scores).toHaveLength(2);
  await scores.nth(1).click();
  const opened = attempts.getByRole('region', { name: 'The question and your answer' });
  await expect.element(opened.getByText('by ship, and many').first()).toBeVisible();
  await expect.poll(markedIn(opened)).toEqual(['come']);
});

it('reports how long the analysis takes, and its failure, without asking the server', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const analysis = analysedAnswers();
  const { api, live, goTo } = await renderPage(address, { user: student, width: 360, api: analysis.api });
  const asked = () => api.inputsOf('fetchOwnAttempts').length;
  await answer(`Broken ${text}`);
  await expect.element(status('Uploading your answer')).toBeVisible();
  for (const [seconds, title] of [
    [4, 'Analysis in progress'],
    [10, 'Still working on it'],
    [20, 'Your score is on its way'],
  ] as const) {
    vi.advanceTimersByTime(seconds * second);
    await expect.element(status(title)).toBeVisible();
  }
  goTo(location.href);
  await expect.element(status('Your score is on its way')).toBeVisible();
  await expect.element(sample).toBeInTheDocument();
  await expectAccessible('an answer that waits for its score');
  const before = asked();
  vi.advanceTimersByTime(60 * second);
  expect(asked()).toBe(before);

  analysis.end('failed');
  live.send({ kind: 'changed', resource: 'attempts', position: '7' });
  await expect.element(status('Your answer could not be scored')).toBeVisible();
  await expect.element(sample).toBeInTheDocument();
  await expect.element(attempts.getByText('Could not be scored')).toBeVisible();
  expect(asked()).toBeGreaterThan(before);
  await expectAccessible('an answer without a score');

  goTo(location.href);
  await expect.element(status('Your answer could not be scored')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(box).toHaveValue('');

  goTo(`${address}&attempt=latest`);
  await expect.element(attempts.getByText('Broken Tea come')).toBeVisible();
  await expect.element(attempts.getByText('Answer the question again')).toBeVisible();
});

it('asks for the score of a visitor, who has no live connection, in view on a phone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const analysis = analysedAnswers();
  const { api } = await renderPage(address, { width: 360, height: 740, api: analysis.api });
  await answer(text);
  const waits = status(/Uploading your answer|Analysis in progress/);
  await expect.element(waits).toBeVisible();
  const isInView = () => {
    const shown = waits.element();
    const { x, y, width, height } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  // In a narrower window, the text above wraps into more lines.
  for (const width of [360, 250, 360]) {
    await page.viewport(width, 740);
    await expect.poll(isInView).toBe(true);
  }
  const asked = () => api.inputsOf('fetchOwnAttempts').length;
  await expect.poll(asked).toBeGreaterThan(0);
  const before = asked();
  vi.advanceTimersByTime(5 * second);
  await expect.poll(asked).toBeGreaterThan(before);
  analysis.end('done');
  vi.advanceTimersByTime(30 * second);
  await expect.element(outcome).toBeVisible();
  const sampleText = sample.getByText(question.sampleAnswer);
  await expect.element(sampleText).not.toBeVisible();
  await page.getByText('A sample answer', { exact: true }).click();
  await expect.element(sampleText).toBeVisible();
});
