import { catalogue } from '#domain/question-types/catalogue.ts';
import type { SpokenCode } from '#domain/question-types/mechanisms/spoken-task.ts';
import { currentSession } from '../../../core/session.ts';
import { browserStore, storageKeys } from '../../../core/storage.ts';
import type { RecorderSettings } from '../../../recorder/recorder-state.ts';

/** The times of a type as they are now: document 2 of the specification, section 9, with the stored flag. */
export function recordingSettings(type: SpokenCode): RecorderSettings {
  const { waitingTime, quickWaitingTime, answeringTime } = catalogue[type];
  const isQuick = browserStore.get(storageKeys.quickWait) === 'true';
  return {
    waitingTime: isQuick ? quickWaitingTime : waitingTime,
    answeringTime,
    stopsAtSilence: currentSession()?.user.stepsDone.includes('should_auto_silence_off') !== true,
  };
}
