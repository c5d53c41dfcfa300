import { Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import { useIsPhone } from '#student/components/use-is-phone.ts';
import { Listening } from '../pieces/listening.tsx';
import { useAnswer } from '../use-answer.ts';
import { SpokenPicture } from './spoken-picture.tsx';
import materialStyles from '../material.module.css';
import styles from './spoken-material.module.css';

interface Props {
  readonly isVeiled?: boolean;
  readonly onSettled?: () => void;
  /** No track may play now, because the microphone would record it. */
  readonly isSilent?: boolean;
}

export function SpokenMaterial({ isVeiled = false, isSilent = false, onSettled }: Props) {
  const { view, phase, player } = useAnswer('spoken-response');
  const task = spokenTask[view.type];
  const { topic, image, imageText = topic } = view;
  const isOnlyHeard = player !== undefined && image === undefined;
  return (
    <div className={materialStyles['screen']}>
      {task === 'describe' && <Text>{topic}</Text>}
      <Veil isOn={isVeiled} text={isOnlyHeard ? 'Press Start to hear it.' : 'Press Start to see it.'}>
        {task === 'read' || task === 'respond' ? (
          <div
            className={
              task === 'read'
                ? `${materialStyles['material']} ${styles['spoken-text']}`
                : materialStyles['material']
            }
          >
            {topic}
          </div>
        ) : (
          task !== 'describe' && <Text c="dimmed">{topic}</Text>
        )}
        {image !== undefined && <SpokenPicture image={image} text={imageText} onSettled={onSettled} />}
        {player && (
          <div inert={isSilent} className={styles['spoken-track']}>
            <Listening player={player} phase={phase} />
          </div>
        )}
      </Veil>
    </div>
  );
}

interface VeilProps {
  readonly isOn: boolean;
  readonly text: string;
  readonly children: ReactNode;
}

function Veil({ isOn, text, children }: VeilProps) {
  const isPhone = useIsPhone();
  const veil = useRef<HTMLDivElement>(null);
  const wasOn = useRef(isOn);
  useEffect(() => {
    // On a phone, the recorder covers the end of the text to read.
    if (wasOn.current && !isOn && isPhone) veil.current?.scrollIntoView({ block: 'nearest' });
    wasOn.current = isOn;
  }, [isOn, isPhone]);
  return (
    <div className={styles['spoken-veil']} data-on={isOn} ref={veil}>
      <div className={materialStyles['screen']} inert={isOn} aria-hidden={isOn}>
        {children}
      </div>
      {isOn && <Text className={`framed ${styles['spoken-veil-text']}`}>{text}</Text>}
    </div>
  );
}
