import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { unreachable } from '#student/testing/fake-api.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { fakeTime } from '#student/testing/fake-time.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { fakeSitting } from '#student/testing/mock-tests/sitting.ts';

const exam: MockTestBlueprint = {
  mockTestId: 'small_exam',
  mockTestCategory: 'full',
  name: 'Small exam',
  description: 'Two parts, each under its own time.',
  sections: [
    {
      section: 'speaking_writing',
      clocks: [
        { each: [{ type: 'RFB', count: 1, seconds: 60 }] },
        { seconds: 600, questions: [{ type: 'RSA', count: 2 }] },
      ],
    },
    ...oneClock('reading', 300, [{ type: 'RFB' as const, count: 1 }]),
  ],
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const expectPlace = (place: string) => expect.element(page.getByText(place)).toBeVisible();

it('runs each clock, ends a section early after asking, and rests between the sections', async () => {
  const time = fakeTime();
  const sitting = fakeSitting(exam);
  const { api } = await renderPage('/mock-test', {
    user: student,
    api: sitting.answers,
    colorScheme: 'dark',
    width: 1440,
  });
  await expect.element(button('Start the test')).toBeVisible();
  await expectAccessible('the list of tests');
  await button('Start the test').click();

  await expectPlace('Part 1 of 2, speaking and writing · Question 1 of 3');
  await expect.element(page.getByRole('timer', { name: 'Time for this question' })).toBeVisible();
  await time.pass(60);
  await expectPlace('Part 1 of 2, speaking and writing · Question 2 of 3');
  await expect.element(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
  await page.getByRole('radio', { name: 'By ship' }).click();
  await button('Submit and continue').click();
  await expectPlace('Part 1 of 2, speaking and writing · Question 3 of 3');

  await button('End this part').click();
  const dialog = page.getByRole('dialog', { name: 'End this part now?' });
  await expect.element(dialog).toBeVisible();
  await expectAccessible('the dialog before a section ends');
  api.answer({ saveMockTestEndSection: unreachable });
  await dialog.getByRole('button', { name: 'End this part now' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  api.answer({ saveMockTestEndSection: sitting.answers.saveMockTestEndSection });
  await dialog.getByRole('button', { name: 'End this part now' }).click();

  await expect.element(page.getByRole('heading', { name: 'Part 1 of 2 is over' })).toBeVisible();
  await expectAccessible('the rest between two sections');
  await page.getByRole('link', { name: 'Continue later' }).click();
  await page.getByRole('link', { name: 'Continue the test' }).click();
  api.answer({ startMockTestSection: unreachable });
  await button('Start part 2').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  api.answer({ startMockTestSection: sitting.answers.startMockTestSection });
  await button('Start part 2').click();
  await expectPlace('Part 2 of 2, reading · Question 1 of 1');
  await button('Submit and finish').click();
  await page
    .getByRole('dialog', { name: 'Continue without an answer?' })
    .getByRole('button', { name: 'Continue', exact: true })
    .click();
  await expect.element(page.getByRole('heading', { name: 'Small exam: your result' })).toBeVisible();
  await expect.element(page.getByText('Full points in 1 of 4 questions')).toBeVisible();
});

it('announces extra time granted during a part, and adds it to the next clock', async () => {
  const sitting = fakeSitting(exam);
  const sessionId = sitting.begin();
  const address = `/mock-test/exercise?id=${sessionId}`;
  const { goTo, live } = await renderPage(address, { user: student, api: sitting.answers, width: 360 });
  await expectPlace('Part 1 of 2, speaking and writing · Question 1 of 3');
  const note = page.getByText('You now have 50% extra time.');
  expect(note.query()).toBeNull();
  sitting.grantExtraTime({ percent: 50, stopClock: true });
  live.send({ kind: 'changed', resource: 'sittings', position: '1' });
  await expect.element(note).toBeVisible();
  await expect
    .element(note)
    .toMatchTextContent(/\+7 min 30 s in total\. You may take a break after a question\./);
  await expectAccessible('a question with a note of extra time');
  sitting.answers.saveMockTestEndSection({ sessionId });
  goTo(address);
  await expect.element(page.getByText(/^Next: reading, 1 question in 7 min 30 s/)).toBeVisible();
  await expect.element(note).toBeVisible();
  await button('Start part 2').click();
  await expectPlace('Part 2 of 2, reading · Question 1 of 1');
  expect(note.query()).toBeNull();
  await expect
    .element(page.getByRole('timer', { name: 'Time for this question' }))
    .toMatchTextContent(/^7:\d\d$/);
});

it('warns before a part is begun after which the next one could no longer begin', async () => {
  const three: MockTestBlueprint = {
    ...exam,
    sections: [...exam.sections, ...oneClock('listening', 300, [{ type: 'LWD' as const, count: 1 }])],
  };
  const sitting = fakeSitting(three);
  const sessionId = sitting.begin();
  sitting.answers.saveMockTestEndSection({ sessionId });
  const address = `/mock-test/exercise?id=${sessionId}`;
  const { goTo } = await renderPage(address, { user: student, api: sitting.answers });
  const warning = page.getByRole('alert').filter({ hasText: 'can no longer start' });
  await expect.element(page.getByText(/^The clock is stopped\..* each of the 2 parts/)).toBeVisible();
  expect(warning.query()).toBeNull();
  sitting.pass(7 * 24 * 3600 - 240);
  goTo(address);
  await expect.element(warning).toBeVisible();
  await expectAccessible('the warning that a part may not begin');
  await button('Start part 2').click();
  await expectPlace('Part 2 of 3, reading · Question 1 of 1');
});
