import { useCallback, useEffect, useState } from 'react';
import { useObservable } from '#student/core/observable.ts';
import { currentOwner } from '#student/core/session.ts';
import { browserStore } from '#student/core/storage.ts';
import { createBrowserRecorder } from './browser-recorder.ts';
import {
  chooseMicrophone,
  hasGainControl as readGainControl,
  rememberCheck,
  setGainControl,
} from './microphone-memory.ts';
import type { WholeRecording } from '#student/recorder/assemble.ts';
import { browserRecordings } from '#student/recorder/storage/browser-recordings.ts';
import { leftBehind, type LeftRecording } from '#student/recorder/storage/left-behind.ts';
import { listMicrophones, onDeviceChange, type Microphone } from '#student/recorder/capture/microphone.ts';
import { checkSubject } from '#student/recorder/storage/stored-recordings.ts';
import type { RecorderSettings } from '#student/recorder/recorder-state.ts';
import { isLeftBehind } from '#student/recorder/storage/recording-locks.ts';

const subject = checkSubject;
const settings: RecorderSettings = { waitingTime: 1, answeringTime: 10, atSilence: 'stop', atGap: 'end' };

export function useMicrophoneCheck() {
  const [{ recorder, listen: open, close }] = useState(() => createBrowserRecorder({ settings, subject }));
  const view = useObservable(recorder.view);
  const [devices, setDevices] = useState<readonly Microphone[]>([]);
  const [isOpening, setOpening] = useState(false);
  const [left, setLeft] = useState<LeftRecording>();
  const [isRight, setRight] = useState(false);
  const [hasGainControl, setHasGainControl] = useState(() => readGainControl(browserStore));

  const look = useCallback(() => {
    listMicrophones().then(setDevices, () => undefined);
  }, []);
  useEffect(() => onDeviceChange(look), [look]);
  useEffect(() => close, [close]);
  useEffect(() => {
    const find = async () =>
      leftBehind(await browserRecordings(), { owner: currentOwner(), subject }, isLeftBehind);
    find().then(setLeft, () => undefined);
  }, []);

  const listen = async (deviceId?: string) => {
    setOpening(true);
    await open(deviceId);
    setOpening(false);
    look();
  };
  const forget = async ({ id }: WholeRecording) => {
    setLeft(undefined);
    await (await browserRecordings()).forget(id);
  };
  return {
    recorder,
    view,
    devices,
    isOpening,
    left,
    isRight,
    listen,
    async choose(deviceId: string) {
      chooseMicrophone(browserStore, deviceId);
      await recorder.reset();
      await listen(deviceId);
    },
    hasGainControl,
    async turnGainControl(isOn: boolean) {
      setGainControl(browserStore, isOn);
      setHasGainControl(isOn);
      await recorder.reset();
      await listen(recorder.microphone()?.deviceId);
    },
    async accept(whole: WholeRecording, microphone: Microphone) {
      rememberCheck(browserStore, microphone, Date.now());
      setRight(true);
      await forget(whole);
    },
    async record() {
      setRight(false);
      if (left) await forget(left);
      await recorder.reset();
      recorder.start();
    },
  };
}

export type MicrophoneCheck = ReturnType<typeof useMicrophoneCheck>;
