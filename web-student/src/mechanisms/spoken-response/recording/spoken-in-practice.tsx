import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import { PermissionDeniedDialog } from '#student/microphone/permission-denied-dialog.tsx';
import { useAnswer } from '../../use-answer.ts';
import { SpokenMaterial } from '../spoken-material.tsx';
import { LeftNote } from './left-note.tsx';
import { isSpoken, soundText } from './panel-text.ts';
import { RecordedDialog } from './recorded-dialog.tsx';
import { RecorderPanel } from './recorder-panel.tsx';
import { SilenceDialog } from './silence-dialog.tsx';
import { useLeft } from './use-left.ts';
import { useRecording } from './use-recording.ts';
import styles from '../../pieces/choice/choice.module.css';
import spokenStyles from '../spoken-response.module.css';
import materialStyles from '../../material.module.css';

type DialogName = 'recorded' | 'left' | 'silence' | 'denied';

/** Blurred until "Start", or until the timer starts: specification, document 2, section 2. */
const veiled: ReadonlySet<string> = new Set(['read', 'repeat', 'describe']);

export function SpokenInPractice() {
  const { view: question, player, subject = question.uid, isLocked, finish } = useAnswer('spoken-response');
  const { type } = question;
  const recording = useRecording({ type, subject, player });
  const { view, stage } = recording;
  const { left, putAway } = useLeft(subject);
  const [dialog, setDialog] = useState<DialogName>();
  // Wait for the picture: it would push the button away, and there is nothing to describe yet.
  const [isSettled, setSettled] = useState(question.image === undefined);
  const panel = useRef<HTMLDivElement>(null);

  const recorded = view.recording && isSpoken(view.recording) ? view.recording : undefined;
  const { recorder } = recording;
  const seen = useRef(view.status);
  const onView = useEffectEvent(() => {
    const { status, accessDenied, recording: made } = recorder.view.get();
    if (seen.current === status) return;
    seen.current = status;
    if (accessDenied) setDialog('denied');
    if (!made || !isSpoken(made)) return;
    setDialog('recorded');
    // A new recording replaces the one left from before.
    if (left) putAway();
  });
  useEffect(() => recorder.view.subscribe(() => onView()), [recorder]);

  const close = () => {
    setDialog(undefined);
    // Wait until the dialog has closed and released the focus.
    requestAnimationFrame(() => panel.current?.querySelector('section')?.focus());
  };
  const shown = dialog === 'left' ? left : recorded?.whole;
  const isRunning = stage !== 'ready' && stage !== 'finished' && stage !== 'failed';
  return (
    <div className={`${styles['choice']} ${styles['has-passage']} ${spokenStyles['spoken']}`}>
      <SpokenMaterial
        isVeiled={veiled.has(spokenTask[type]) && !recording.isBegun}
        isSilent={recording.isTaken}
        onSettled={() => setSettled(true)}
      />
      <div className={materialStyles['screen']} ref={panel}>
        {left && !recorded && !isRunning && (
          <LeftNote left={left} isLocked={isLocked} onOpen={() => setDialog('left')} onPutAway={putAway} />
        )}
        <RecorderPanel
          type={type}
          recording={recording}
          context="practice"
          isLocked={isLocked || !isSettled}
          onOpen={recorded && (() => setDialog('recorded'))}
          onExplainSilence={() => setDialog('silence')}
        />
      </div>
      {dialog === 'denied' && <PermissionDeniedDialog onClose={close} />}
      {dialog === 'silence' && <SilenceDialog onClose={() => (recorded ? setDialog('recorded') : close())} />}
      {(dialog === 'recorded' || dialog === 'left') && shown && (
        <RecordedDialog
          key={shown.id}
          whole={shown}
          end={dialog === 'recorded' ? view.end : undefined}
          sound={dialog === 'recorded' && recorded ? soundText(recorded) : undefined}
          onClose={close}
          onExplainSilence={() => setDialog('silence')}
          onSent={(sent) => {
            close();
            finish({ type, ...sent });
          }}
        />
      )}
    </div>
  );
}
