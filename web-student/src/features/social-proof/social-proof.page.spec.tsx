import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dashboardAnswers } from '#student/testing/dashboard.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { unreachable, type Answers } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const answers = {
  ...dashboardAnswers(),
  ...questionListAnswers([]),
  getOverviewStudentData: ({ trial }) => ({ status: 200, body: { students: trial ? 3 : 14 } }),
} satisfies Answers;

function fakeTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  return (seconds: number) => void vi.advanceTimersByTime(seconds * 1000);
}

const toast = page.getByText(/^\d+ students /);
const heading = page.getByRole('heading', { level: 1 });

it('says after 5 s, for 6 s and once a visit, how many students started', async () => {
  const pass = fakeTimers();
  const { api, goTo } = await renderPage('/practice', { api: answers, width: 360, height: 740 });
  await expect.element(heading).toBeVisible();
  expect(api.inputsOf('getOverviewStudentData')).toEqual([]);
  pass(5);
  await expect.element(toast).toHaveTextContent('3 students started a free trial in the last 24 hours');
  pass(6);
  await expect.element(toast).not.toBeInTheDocument();
  goTo('/practice');
  await expect.element(heading).toBeVisible();
  pass(10);
  expect(api.inputsOf('getOverviewStudentData')).toEqual([{ trial: true }]);
});

it('says to a student who joined Premium', async () => {
  const pass = fakeTimers();
  await renderPage('/dashboard', { user: student, api: answers });
  await expect.element(heading).toBeVisible();
  pass(5);
  await expect.element(toast).toHaveTextContent('14 students joined Premium in the last week');
  await expectAccessible('the toast');
});

it.each([
  ['at two', () => ({ status: 200, body: { students: 2 } }) as const],
  ['without an answer', unreachable],
])('says nothing %s', async (_when, getOverviewStudentData) => {
  const pass = fakeTimers();
  const { api } = await renderPage('/practice', { api: { ...answers, getOverviewStudentData } });
  await expect.element(heading).toBeVisible();
  pass(5);
  await expect.poll(() => api.inputsOf('getOverviewStudentData')).toHaveLength(1);
  pass(1);
  await expect.element(toast).not.toBeInTheDocument();
});

it('waits while a visitor fills in the login', async () => {
  const pass = fakeTimers();
  const { api, goTo } = await renderPage('/login', { api: answers });
  await expect.element(heading).toBeVisible();
  pass(10);
  goTo('/practice');
  await expect.element(page.getByRole('heading', { name: 'Quick Practice' })).toBeVisible();
  expect(api.inputsOf('getOverviewStudentData')).toEqual([]);
  pass(5);
  await expect.element(toast).toBeVisible();
});
