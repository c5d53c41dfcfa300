import { expect, it, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { storageKeys } from '../core/storage.ts';
import { submit } from '../testing/practice/exercise.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { practiceAnswers } from '../testing/practice/practice.ts';
import { renderPage } from '../testing/render-page.tsx';
import { loopSounds } from '../testing/practice/spoken.ts';

const { LSA, LMW } = sampleQuestions;
const player = page.getByRole('region', { name: 'Recording' });
const button = (name: string) => player.getByRole('button', { name, exact: true });
const place = player.getByRole('slider', { name: 'Position in the recording' });
const seconds = () => Number(place.element().getAttribute('aria-valuenow'));
const press = (keys: string) => userEvent.keyboard(keys);
const focusPlace = async () => {
  const slider = await place.findElement();
  if (slider instanceof HTMLElement) slider.focus();
};

it('plays, pauses, moves, stops and restarts by button and by key, and remembers the volume', async () => {
  loopSounds();
  const { api, goTo } = await renderPage(`/exercise?uid=${LSA.uid}`, { api: practiceAnswers(LSA) });
  await button('Play').click();
  await button('Pause').click();
  await expect.element(button('Play')).toBeVisible();
  await focusPlace();
  await press('{Home}{ArrowRight}');
  await expect.poll(seconds).toBeGreaterThanOrEqual(1);
  const speeds = player.getByRole('radiogroup', { name: 'Speed' }).getByRole('radio');
  expect(speeds.elements().map((one) => one.getAttribute('value'))).toEqual([
    '0.8',
    '0.9',
    '1',
    '1.1',
    '1.2',
  ]);
  await player.getByText('1.2×').click();
  await expect.element(player.getByRole('radio', { name: '1.2×' })).toBeChecked();

  await press('{Alt>}p{/Alt}');
  await expect.element(button('Pause')).toBeVisible();
  await press('{Alt>}p{/Alt}');
  await expect.element(button('Play')).toBeVisible();
  await button('Stop').click();
  await expect.poll(seconds).toBe(0);
  await focusPlace();
  await press('{ArrowRight}{ArrowRight}{Alt>}j{/Alt}');
  await expect.poll(seconds).toBe(0);
  for (const restart of [() => press('{Alt>}r{/Alt}'), () => button('Restart').click()]) {
    await restart();
    await expect.element(button('Pause')).toBeVisible();
    await button('Stop').click();
  }

  const volume = player.getByRole('slider', { name: 'Volume' });
  await expect.element(volume).toHaveAttribute('aria-valuenow', '0.5');
  const slider = await volume.findElement();
  if (slider instanceof HTMLElement) slider.focus();
  await press('{End}');
  await expect.poll(() => localStorage.getItem(storageKeys.volume)).toBe('1');
  api.answer(practiceAnswers(LMW));
  goTo(`/exercise?uid=${LMW.uid}`);
  await expect.element(volume).toHaveAttribute('aria-valuenow', '1');
});

it('refetches the question when its recording is gone, then lets the student answer or retry', async () => {
  loopSounds();
  const gone = practiceAnswers({ ...LSA, track: 'missing.mp3' });
  const { api } = await renderPage(`/exercise?uid=${LSA.uid}`, { api: gone });
  const problem = player.getByRole('alert');
  await expect.element(problem).toBeVisible();
  await expect.poll(() => api.inputsOf('fetchQuestion').length).toBeGreaterThan(1);
  await expect.element(submit).not.toHaveAttribute('aria-disabled');
  api.answer(practiceAnswers(LSA));
  await problem.getByRole('button', { name: 'Retry' }).click();
  await expect.element(button('Pause')).toBeVisible();
  await expect.element(problem).not.toBeInTheDocument();
});

it('plays from the deciding sentence when the student asks for it after the answer', async () => {
  loopSounds();
  const question = {
    ...LSA,
    transcript: 'Tea was known early. It came by ship.',
    sentences: [
      { text: 'Tea was known early.', startMs: 0, endMs: 1900 },
      { text: 'It came by ship.', startMs: 2000, endMs: 2900 },
    ],
  };
  await renderPage(`/exercise?uid=${question.uid}`, { api: practiceAnswers(question) });
  await page.getByRole('radio', { name: 'By rail' }).click();
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await submit.click();
  await expect.element(button('Play')).toBeVisible();
  const reasons = page.getByRole('list', { name: 'Options' });
  await reasons.getByRole('button', { name: /^Play from here \(0:02\)/ }).click();
  await expect.element(button('Pause')).toBeVisible();
  await expect.poll(seconds).toBeGreaterThanOrEqual(2);
});

it('fits one row on a phone, with speed, volume, restart and stop in a menu', async () => {
  loopSounds();
  await renderPage(`/exercise?uid=${LSA.uid}`, { width: 360, api: practiceAnswers(LSA) });
  await button('Play').click();
  await expect.element(button('Pause')).toBeVisible();
  await expect.poll(() => player.element().getBoundingClientRect().height).toBeLessThanOrEqual(64);
  const name = 'Speed, volume and more';
  await button(name).click();
  const menu = page.getByRole('dialog', { name });
  await expect.poll(() => menu.element().contains(document.activeElement)).toBe(true);
  const loud = await menu.getByRole('slider', { name: 'Volume' }).findElement();
  if (loud instanceof HTMLElement) loud.focus();
  await press('{End}');
  await expect.poll(() => localStorage.getItem(storageKeys.volume)).toBe('1');
  await menu.getByText('0.8×').click();
  await expect.element(menu.getByRole('radio', { name: '0.8×' })).toBeChecked();
  await expectAccessible('the menu of the player');
  await menu.getByRole('button', { name: 'Stop' }).click();
  await press('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button('Play')).toBeVisible();
});

it('has no volume on a touch screen, nor in its menu', async () => {
  const emulateTouch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
  onTestFinished(async () => {
    await emulateTouch(false);
  });
  await emulateTouch(true);
  loopSounds();
  await renderPage(`/exercise?uid=${LSA.uid}`, { width: 360, api: practiceAnswers(LSA) });
  await expect.element(button('Play')).toBeVisible();
  await expect.element(button('Volume')).not.toBeInTheDocument();
  await button('Speed and more').click();
  const menu = page.getByRole('dialog', { name: 'Speed and more' });
  await expect.element(menu.getByRole('button', { name: 'Restart' })).toBeVisible();
  await expect.element(menu.getByRole('slider', { name: 'Volume' })).not.toBeInTheDocument();
});
