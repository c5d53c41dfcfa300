import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readingSprint } from '#domain/mock-tests/catalogue.ts';
import { fakeTime } from '#student/testing/fake-time.ts';
import { student } from '#student/testing/people.ts';
import { ownClipboard } from '#student/testing/own-clipboard.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { fakeSitting } from '#student/testing/mock-tests/sitting.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const rules = page.getByText('you cannot come back to a question');
const expectQuestion = (number: number) =>
  expect.element(page.getByText(`Reading sprint · Question ${number} of 5`)).toBeVisible();

async function start() {
  const sitting = fakeSitting(readingSprint(360));
  const rendered = await renderPage('/mock-test', { user: student, api: sitting.answers });
  await button('Start the test').click();
  await expectQuestion(1);
  return rendered;
}

async function answerFirst() {
  await page.getByLabelText('Blank 1').selectOptions('went');
  await button('Submit and continue').click();
  await expectQuestion(2);
}

it('asks before the student leaves, and leads back', async () => {
  const { live } = await start();
  await expect.element(rules).toBeVisible();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);

  const dialog = page.getByRole('dialog', { name: 'Leave the test?' });
  history.back();
  await dialog.getByRole('button', { name: 'Stay in the test' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await answerFirst();
  await expect.element(rules).not.toBeInTheDocument();
  live.send({ kind: 'changed', resource: 'sittings', position: '1' });
  history.back();
  await dialog.getByRole('button', { name: 'Leave the test' }).click();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expectQuestion(2);
});

it('fills the screen, and lets nothing be copied, dragged or translated', async () => {
  await ownClipboard();
  await start();
  const toggle = vi.spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue();
  await button('Full screen').click();
  expect(toggle).toHaveBeenCalledOnce();

  await navigator.clipboard.writeText('before');
  await userEvent.keyboard('{Control>}a{/Control}{Control>}c{/Control}');
  expect(await navigator.clipboard.readText()).toBe('before');
  expect(document.querySelectorAll('[translate="no"] article')).toHaveLength(1);
  for (const kind of ['dragstart', 'contextmenu']) {
    const event = new Event(kind, { bubbles: true, cancelable: true });
    rules.element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  }
});

it('counts the seconds that the student was away, over a reload, and shows them to the student', async () => {
  const time = fakeTime();
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  onTestFinished(() => focus.mockRestore());
  const { api, goTo } = await start();
  const look = (isHere: boolean) => {
    focus.mockReturnValue(isHere);
    window.dispatchEvent(new Event(isHere ? 'focus' : 'blur'));
  };
  look(false);
  await time.pass(12);
  look(true);
  goTo(location.href);
  await expectQuestion(1);
  await answerFirst();
  expect(api.inputsOf('saveMockTestQuestion')).toMatchObject([{ awaySeconds: 12 }]);
  await button('Hand in').click();
  await button('Hand in now').click();
  await page.getByRole('navigation', { name: 'Questions of this test' }).getByRole('link').first().click();
  const answered = page.getByRole('region', { name: 'Question 1', exact: true });
  await expect.element(answered.getByText(/^You left the window for 12 s/)).toBeVisible();
});
