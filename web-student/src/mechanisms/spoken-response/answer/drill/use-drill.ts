import { useEffect, useState } from 'react';
import { useObservable } from '#student/core/observable.ts';
import { createBrowserRecorder } from '#student/microphone/browser-recorder.ts';
import { createRecordingsInMemory } from '#student/recorder/storage/recordings-in-memory.ts';
import { checkSound } from '#student/recorder/sound/sound-check.ts';

export const drillTimes = 3;

/** Allows 5 seconds to start and stop: a slow reader says two words a second. */
const secondsFor = (words: number) => Math.ceil(5 + words / 2);

export function useDrill(words: number) {
  const [{ recorder, listen, close }] = useState(() => {
    const recordings = createRecordingsInMemory();
    return createBrowserRecorder({
      settings: { waitingTime: 1, answeringTime: secondsFor(words), atSilence: 'stop', atGap: 'end' },
      subject: 'drill',
      stored: async () => recordings,
    });
  });
  const view = useObservable(recorder.view);
  const [repetitions, setRepetitions] = useState(0);
  useEffect(() => {
    let counted: unknown;
    return recorder.view.subscribe(() => {
      const { recording, end } = recorder.view.get();
      if (!recording || recording === counted || end === 'interrupted') return;
      counted = recording;
      if (checkSound(recording.sound) !== 'nothing') setRepetitions((times) => times + 1);
    });
  }, [recorder]);
  useEffect(() => close, [close]);
  return {
    view,
    hearing: recorder.hearing,
    repetitions,
    stop: recorder.stop,
    async say() {
      if (view.status === 'idle' || view.status === 'failed') await listen();
      else await recorder.reset();
      recorder.start();
    },
  };
}
