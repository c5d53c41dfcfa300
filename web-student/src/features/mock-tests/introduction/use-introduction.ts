import { useEffect, useState } from 'react';
import { introductionTimes } from '#domain/mock-tests/introduction.ts';
import { quickMock } from '#domain/question-types/catalogue/recording.ts';
import { isQuickTest, isSuperQuickTest } from '#student/core/quick-test.ts';
import { useObservable } from '#student/core/observable.ts';
import { currentSession } from '#student/core/session.ts';
import { silenceRule } from '#student/mechanisms/spoken-response/recording/silence-rule.ts';
import { createBrowserRecorder } from '#student/microphone/browser-recorder.ts';
import { createRecordingsInMemory } from '#student/recorder/storage/recordings-in-memory.ts';

function createIntroduction() {
  const { waitingTime, answeringTime } = introductionTimes;
  const recordings = createRecordingsInMemory();
  return createBrowserRecorder({
    settings: {
      waitingTime: isQuickTest() ? quickMock.waitingTime : waitingTime,
      answeringTime: isSuperQuickTest() ? quickMock.recordingTime : answeringTime,
      atSilence: silenceRule('practice', currentSession()?.user.stepsDone),
      atGap: 'end',
    },
    subject: 'introduction',
    stored: async () => recordings,
  });
}

export function useIntroduction() {
  const [{ recorder, listen, close }] = useState(createIntroduction);
  const view = useObservable(recorder.view);
  useEffect(() => close, [close]);
  return {
    recorder,
    view,
    async begin() {
      await recorder.reset();
      if (!recorder.microphone()) await listen();
      if (recorder.microphone()) recorder.start();
    },
  };
}

export type Introduction = ReturnType<typeof useIntroduction>;
