import type { ReactNode } from 'react';
import type { PlayerHandle } from '#student/audio/player.ts';
import { Listening } from '../listening.tsx';
import { quotedRange, type Quote } from '../quoted.ts';
import { QuotedText } from '../quoted-text.tsx';
import { Transcript } from '../transcript.tsx';
import materialStyles from '../../material.module.css';
import styles from './choice.module.css';

interface Props {
  readonly view: { readonly topic: string; readonly track?: string | undefined };
  readonly phase: 'before' | 'after';
  readonly transcript: string | undefined;
  readonly player: PlayerHandle | undefined;
  readonly quote: Quote | undefined;
  readonly children: ReactNode;
}

export function ChoiceMaterial({ view, phase, transcript, player, quote, children }: Props) {
  if (view.track === undefined) {
    return (
      <div className={`${styles['choice']} ${styles['has-passage']}`}>
        <div className={materialStyles['material']}>
          <QuotedText text={view.topic} range={quotedRange(view.topic, quote)} />
        </div>
        {children}
      </div>
    );
  }
  return (
    <div className={styles['choice']}>
      <Listening player={player} phase={phase} about={view.topic} />
      {children}
      {transcript !== undefined && <Transcript text={transcript} quote={quote} />}
    </div>
  );
}
