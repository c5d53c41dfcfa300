import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { storageKeys } from '#student/core/storage.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { unreachable } from '#student/testing/fake-api.ts';
import { fakeMicrophone } from '#student/testing/fake-microphone.ts';
import { exam, mockTestAnswers, reading } from '#student/testing/mock-tests/mock-test-list.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const group = (name: string) => page.getByRole('group', { name, exact: true });
const renderOverview = (width = 1280) =>
  renderPage('/mock-test/overview?id=small_exam', {
    width,
    user: student,
    api: mockTestAnswers([exam, reading]).answers,
  });

it('plays notes, and helps a student who does not hear them', async () => {
  const { goTo } = await renderOverview();
  const sound = group('Sound');
  const play = sound.getByRole('button', { name: 'Play four notes' });
  await expect.element(play).toBeVisible();
  // Loop the short notes: a busy machine may press Pause after they end.
  for (const audio of document.querySelectorAll('audio')) audio.loop = true;
  (await sound.getByRole('slider', { name: 'Volume' }).findElement()).focus();
  await userEvent.keyboard('{End}');
  await play.click();
  expect(localStorage.getItem(storageKeys.volume)).toBe('1');
  await sound.getByRole('button', { name: 'I hear nothing' }).click();
  await expect.element(sound.getByRole('status').getByRole('listitem').first()).toBeVisible();
  await sound.getByRole('button', { name: 'Pause the notes' }).click();
  await expect.element(play).toBeVisible();
  await sound.getByRole('button', { name: 'Now I hear it' }).click();
  await expect.element(sound.getByRole('status')).toMatchTextContent(/Your sound works/);

  goTo(location.href);
  await play.click();
  await sound.getByRole('button', { name: 'I hear it', exact: true }).click();
  await expect.element(sound.getByRole('status')).toMatchTextContent(/Your sound works/);
});

it('sets the volume by a touch beside the line of the slider', async () => {
  const touchScreen = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
  onTestFinished(async () => {
    await touchScreen(false);
  });
  await touchScreen(true);
  await renderOverview(360);
  const sound = group('Sound');
  const slider = sound.getByRole('slider', { name: 'Volume' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '50 per cent');
  const track = (await slider.findElement()).closest('.mantine-Slider-trackContainer');
  if (!track) throw new Error('The slider has no track');
  track.scrollIntoView({ block: 'center' });
  expect(track.clientHeight).toBeGreaterThanOrEqual(44);
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const { x, y, width } = track.getBoundingClientRect();
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: frame.x + x + width * share, y: frame.y + y + 4 }],
    });
  await touch('touchStart', 0.2);
  await expect.element(slider).toHaveAttribute('aria-valuetext', '20 per cent');
  await touch('touchMove', 0.8);
  await expect.element(slider).toHaveAttribute('aria-valuetext', '80 per cent');
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.element(slider).toHaveFocus();
  await expect.element(sound.getByText('80%')).toBeVisible();
  expect(localStorage.getItem(storageKeys.volume)).toBe('0.8');
});

it('checks the microphone with a sentence, and nothing that the test does not need', async () => {
  fakeMicrophone();
  const { goTo } = await renderOverview(360);
  const microphone = group('Microphone');
  await expect.element(microphone.getByText(/^Your browser supports/)).toBeVisible();
  await microphone.getByRole('button', { name: 'Switch on the microphone' }).click();
  await expect.element(page.getByRole('meter', { name: 'Level' })).toHaveAttribute('aria-valuetext', 'Good');
  await microphone.getByRole('button', { name: 'Record the sentence' }).click();
  const stop = microphone.getByRole('button', { name: 'Stop recording' });
  await expect.element(stop).toHaveAttribute('aria-disabled', 'false');
  await stop.click();
  await expect.element(microphone.getByRole('button', { name: 'Listen to it' })).toBeVisible();
  await group('Connection').getByRole('button', { name: 'Test the connection' }).click();
  await group('Sound').getByRole('button', { name: 'Play four notes' }).click();
  await group('Sound').getByRole('button', { name: 'I hear nothing' }).click();
  await expect.element(group('Connection').getByRole('status')).toMatchTextContent(/Your connection/);
  await expectAccessible('the overview with the equipment checks');
  await microphone.getByRole('button', { name: 'It sounds right' }).click();
  await expect.element(microphone.getByText('This microphone is ready')).toBeVisible();

  goTo('/mock-test/overview?id=small_reading');
  await expect.element(group('Connection')).toBeVisible();
  await expect.element(group('Microphone')).not.toBeInTheDocument();
  await expect.element(group('Sound')).not.toBeInTheDocument();
});

it('reports that the browser cannot record', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
  await renderOverview();
  await expect
    .element(group('Microphone').getByRole('listitem').filter({ hasText: 'This browser cannot record.' }))
    .toBeVisible();
});

it('measures the connection, and reports a missing one', async () => {
  const { api } = await renderOverview();
  const line = group('Connection');
  await line.getByRole('button', { name: 'Test the connection', exact: true }).click();
  await expect
    .element(line.getByRole('status'))
    .toMatchTextContent(/^Your connection is (good|slow)\..* in \d+ ms\. .* [\d.]+ [Mk]bit\/s\.$/);
  expect(api.inputsOf('tryLine').map(({ filler }) => filler.length)).toEqual([192_000]);

  api.answer({ tryLine: unreachable });
  await line.getByRole('button', { name: 'Test the connection again' }).click();
  await expect.element(line.getByRole('alert')).toBeVisible();
  await expect.element(line.getByText(/You are offline/)).not.toBeInTheDocument();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(line.getByText(/You are offline/)).toBeVisible();
});
