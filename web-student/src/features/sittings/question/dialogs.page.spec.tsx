import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { fakeTime } from '#student/testing/fake-time.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { fakeSitting } from '#student/testing/mock-tests/sitting.ts';

const test: MockTestBlueprint = {
  mockTestId: 'own_clocks',
  mockTestCategory: 'sprint',
  name: 'Own clocks',
  description: 'Each question has its own clock.',
  sections: [
    {
      section: 'reading',
      clocks: [
        {
          each: [
            { type: 'RSA', count: 4, seconds: 60 },
            { type: 'RRP', count: 2, seconds: 60 },
          ],
        },
      ],
    },
  ],
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const expectQuestion = (number: number) =>
  expect.element(page.getByText(`Own clocks · Question ${number} of 6`)).toBeVisible();

async function open() {
  const time = fakeTime();
  const sitting = fakeSitting(test);
  const { api } = await renderPage(`/mock-test/exercise?id=${sitting.begin()}`, {
    user: student,
    api: sitting.answers,
  });
  await expectQuestion(1);
  return { time, api, sitting };
}

it('closes each dialog with its question, and puts the focus on the next one', async () => {
  const { time } = await open();
  const openers = [
    { title: 'Leave the test?', ask: () => Promise.resolve(history.back()) },
    { title: 'Hand in the test now?', ask: () => button('Hand in').click() },
    { title: 'Continue without an answer?', ask: () => button('Submit and continue').click() },
  ];
  for (const [index, { title, ask }] of openers.entries()) {
    await ask();
    await expect.element(dialog.filter({ hasText: title })).toBeVisible();
    await time.pass(62);
    await expectQuestion(index + 2);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.tagName).toBe('MAIN');
  }
});

it('hides the clock on request, and announces the remaining time on a key press', async () => {
  await open();
  const clock = page.getByRole('timer');
  await expect.element(clock).toBeVisible();
  await button('Hide the clock').click();
  await expect.element(clock).not.toBeInTheDocument();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.element(page.getByText(/^\d:\d\d left\.$/)).toBeInTheDocument();
  await button('Show the clock').click();
  await expect.element(clock).toBeVisible();
});

it('asks before an untouched order of paragraphs counts', async () => {
  const { time, api } = await open();
  for (const number of [2, 3, 4, 5]) {
    await time.pass(62);
    await expectQuestion(number);
  }
  await button('Submit and continue').click();
  await expect.element(dialog).toMatchTextContent(/have not changed the order/);
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.inputsOf('saveMockTestQuestion')).toEqual([]);
  await button('Submit and continue').click();
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectQuestion(6);
  expect(api.inputsOf('saveMockTestQuestion')).toMatchObject([{ uid: 'RRP-9001', answer: { type: 'RRP' } }]);
});
