import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PermissionDeniedDialog } from '#student/microphone/permission-denied-dialog.tsx';
import { useAnswer } from '../../use-answer.ts';
import { SpokenMaterial } from '../spoken-material.tsx';
import { RecorderPanel } from './recorder-panel.tsx';
import { useLeft } from './use-left.ts';
import { useRecording } from './use-recording.ts';
import { useTestSending } from './use-test-sending.ts';
import styles from '../../pieces/choice/choice.module.css';
import spokenStyles from '../spoken-response.module.css';

/** The microphone opens automatically only after a user gesture; after a reload the student has to press Start. */
const wasPressed = () => navigator.userActivation.hasBeenActive;

export function SpokenInTest() {
  const {
    view: question,
    answer,
    player,
    subject = question.uid,
    test,
    isLocked,
  } = useAnswer('spoken-response');
  const { type } = question;
  const recording = useRecording({ type, subject, player, test });
  const { left, isKnown } = useLeft(subject);
  const [hasSeenDenial, setSeenDenial] = useState(false);
  const hasAnswer = answer.recording !== '';
  // `left` is from before a reload: a test allows one recording.
  const whole = left ?? recording.view.recording?.whole;
  useTestSending(whole, recording.recorder);

  const isBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (isBegun.current || hasAnswer || whole || !wasPressed()) return;
    isBegun.current = true;
    // A track starts automatically, and the recorder follows it.
    if (!player || player.get().isOver) void recording.start();
  });
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);

  const { recorder } = recording;
  const recordingSince = useRef<number>(undefined);
  const onView = useEffectEvent(() => {
    const { isRecording, status, end } = recorder.view.get();
    if (isRecording) recordingSince.current ??= performance.now();
    if (status !== 'finished' || recordingSince.current === undefined) return;
    const seconds = (performance.now() - recordingSince.current) / 1000;
    recordingSince.current = undefined;
    if (end === 'interrupted') test?.onBroken(seconds);
  });
  useEffect(() => recorder.view.subscribe(() => onView()), [recorder]);

  return (
    <div className={`${styles['choice']} ${styles['has-passage']} ${spokenStyles['spoken']}`}>
      <SpokenMaterial />
      <RecorderPanel
        type={type}
        recording={recording}
        context="test"
        isLocked={isLocked}
        hasAnswer={hasAnswer || whole !== undefined}
      />
      {recording.view.accessDenied && !hasSeenDenial && (
        <PermissionDeniedDialog onClose={() => setSeenDenial(true)} />
      )}
    </div>
  );
}
