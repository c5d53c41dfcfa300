import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { visitorAsOwner } from '#student/core/session.ts';
import { checkSubject } from '#student/recorder/storage/stored-recordings.ts';
import { expectAccessible, looks } from '#student/testing/expect-accessible.ts';
import { fakeMicrophone } from '#student/testing/fake-microphone.ts';
import {
  button,
  heardWell,
  level,
  listen,
  record,
  status,
  switchOn,
} from '#student/testing/practice/microphone-check.ts';
import { fakeRecorderTime, leaveRecording, loopSounds } from '#student/testing/practice/spoken.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const [, inTheDark] = looks;

it('hears, records, plays and remembers a microphone, and leads to practice', async () => {
  fakeMicrophone();
  fakeRecorderTime();
  loopSounds();
  const { goTo } = await renderPage('/microphone', inTheDark);
  await switchOn();
  await expect.element(level).toHaveAttribute('aria-valuetext', 'Good');
  await record();
  await expect.element(heardWell).toBeVisible();
  await listen();
  await expectAccessible('the microphone check after a recording');
  await button('It sounds right').click();
  await expect
    .element(page.getByRole('link', { name: 'Practise speaking' }))
    .toHaveAttribute('href', '/practice?section=speaking');

  goTo('/microphone');
  await switchOn();
  await expect.element(page.getByText(/^You found on .* that this microphone sounds right\.$/)).toBeVisible();
  const choice = page.getByRole('combobox', { name: 'Microphone' });
  const others = choice.getByRole('option');
  await expect.poll(() => others.elements().length).toBeGreaterThan(1);
  const chosen = others.last().element().getAttribute('value') ?? '';
  await choice.selectOptions(chosen);
  goTo('/microphone');
  await switchOn();
  expect(navigator.mediaDevices.getUserMedia).toHaveBeenLastCalledWith({
    audio: expect.objectContaining({ deviceId: { ideal: chosen } }),
  });
});

it('offers a recording that an earlier page left, until the student records again', async () => {
  fakeMicrophone();
  fakeRecorderTime();
  loopSounds();
  const { goTo } = await renderPage('/microphone');
  await leaveRecording(visitorAsOwner(), checkSubject);
  goTo('/microphone');
  const left = page.getByText('2 s are saved.');
  await expect.element(left).toBeVisible();
  await listen();
  await switchOn();
  await record();
  await expect.element(heardWell).toBeVisible();
  await expect.element(left).not.toBeInTheDocument();
});

it('records by the browser where the worklet is refused, and leaves no audio context open', async () => {
  let open = 0;
  const Real = AudioContext;
  vi.stubGlobal(
    'AudioContext',
    class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        open += 1;
      }
      override close() {
        open -= 1;
        return super.close();
      }
    },
  );
  vi.stubGlobal('MediaStreamAudioSourceNode', function refused() {
    throw new DOMException('another rate', 'NotSupportedError');
  });
  fakeMicrophone();
  fakeRecorderTime();
  loopSounds();
  const before = open;
  const { goTo } = await renderPage('/microphone');
  await button('Switch on the microphone').click();
  await record();
  await expect.element(status(/^Listen to the recording/)).toBeVisible();
  await listen();
  await expect.element(button('It sounds right')).toBeVisible();
  goTo('/microphone');
  await expect.poll(() => open).toBe(before);
});

it("uses the browser's own recorder where there is no worklet", async () => {
  vi.stubGlobal('AudioWorkletNode', undefined);
  fakeMicrophone();
  fakeRecorderTime();
  loopSounds();
  await renderPage('/microphone');
  await expect.element(page.getByText(/records compressed sound/)).toBeVisible();
  await switchOn();
  await record();
  await expect.element(heardWell).toBeVisible();
  await listen();
});
