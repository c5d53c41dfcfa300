import { catalogue } from '#domain/question-types/catalogue.ts';
import { quickMock } from '#domain/question-types/catalogue/recording.ts';
import type { SpokenCode } from '#domain/question-types/mechanisms/spoken-task.ts';
import { isQuickTest, isSuperQuickTest } from '#student/core/quick-test.ts';
import { currentSession } from '#student/core/session.ts';
import { browserStore, storageKeys } from '#student/core/storage.ts';
import type { RecorderSettings } from '#student/recorder/recorder-state.ts';
import { silenceRule, type RecordingContext } from './silence-rule.ts';

export function recordingTimesOf(type: SpokenCode, context: RecordingContext) {
  const { waitingTime, quickWaitingTime, answeringTime } = catalogue[type];
  const isQuick = browserStore.get(storageKeys.quickWait) === 'true';
  const times = { waitingTime: isQuick ? quickWaitingTime : waitingTime, answeringTime };
  if (context === 'practice') return times;
  return {
    waitingTime: isQuickTest() ? Math.min(times.waitingTime, quickMock.waitingTime) : times.waitingTime,
    answeringTime: isSuperQuickTest() ? quickMock.recordingTime : answeringTime,
  };
}

export const recordingSettings = (
  type: SpokenCode,
  context: RecordingContext,
  recordsAgain = false,
): RecorderSettings => ({
  ...recordingTimesOf(type, context),
  atSilence: silenceRule(context, currentSession()?.user.stepsDone),
  atGap: context === 'practice' ? 'end' : recordsAgain ? 'keep' : 'pause',
});
