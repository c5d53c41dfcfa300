import { v7 as newId } from 'uuid';
import { createSounds } from '../audio/sounds.ts';
import { isQuiet } from '../core/quiet.ts';
import { currentOwner, currentSession } from '../core/session.ts';
import { browserStore } from '../core/storage.ts';
import { browserRecordings } from '../recorder/storage/browser-recordings.ts';
import { createRecorder, type RecorderParts } from '../recorder/create-recorder.ts';
import { openCapture } from '../recorder/capture/open-capture.ts';
import { holdRecording } from '../recorder/storage/recording-locks.ts';
import { toneMs } from '../recorder/recorder-state.ts';
import { chosenMicrophone, hasGainControl } from './microphone-memory.ts';

const toneVolume = 0.5;

type Parts = Pick<RecorderParts, 'settings' | 'subject' | 'onStored'> &
  Partial<Pick<RecorderParts, 'stored'>>;

export function createBrowserRecorder(parts: Parts) {
  const sounds = createSounds();
  const recorder = createRecorder({
    stored: browserRecordings,
    ...parts,
    open: (listener, deviceId) =>
      openCapture(listener, { deviceId, hasGainControl: hasGainControl(browserStore) }),
    owner: currentOwner,
    newId,
    playTone: () => sounds.beep(toneVolume, toneMs / 1000),
    hold: holdRecording,
  });
  const wantsAnnouncements = currentSession()?.user.stepsDone.includes('want_announcements_while_recording');
  const quieten = () => {
    const { isRecording } = recorder.view.get();
    // An idle recorder must not end the silence for another recorder.
    if (isRecording !== isOwn) isQuiet.set(isRecording && !wantsAnnouncements);
    isOwn = isRecording;
  };
  let isOwn = false;
  recorder.view.subscribe(quieten);
  return {
    recorder,
    listen: (deviceId = chosenMicrophone(browserStore)) => recorder.listen(deviceId),
    close() {
      recorder.close();
      if (isOwn) isQuiet.set(false);
      isOwn = false;
      sounds.close();
    },
  };
}
