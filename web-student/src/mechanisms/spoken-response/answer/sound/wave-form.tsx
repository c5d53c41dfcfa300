import { IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { markNear, type Mark } from '../marks.ts';
import styles from './wave-form.module.css';

interface Props {
  readonly peaks: readonly number[];
  readonly durationMs: number;
  readonly position: number;
  readonly marks: readonly Mark[];
  readonly onSeek: (ms: number) => void;
  readonly onPress: (mark: Mark) => void;
}

const height = 64;

/** Half the target size in px: 44 for a finger, 24 for a mouse. */
const reach = () => (matchMedia('(pointer: coarse)').matches ? 22 : 12);

export function WaveForm({ peaks, durationMs, position, marks, onSeek, onPress }: Props) {
  if (peaks.length === 0 || durationMs === 0) return <div className={styles['wave-form']} aria-hidden />;
  const x = (ms: number) => (Math.min(ms, durationMs) / durationMs) * 100;
  const press = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const msPerPx = durationMs / width;
    const ms = (clientX - left) * msPerPx;
    const mark = markNear(marks, ms, reach() * msPerPx);
    if (mark) onPress(mark);
    else onSeek(ms);
  };
  const [gaps, areas] = [marks.filter(isGap), marks.filter((mark) => !isGap(mark))];
  return (
    // A shortcut for the pointer: the slider and the words offer the same to keyboard users.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- see above
    <div className={styles['wave-form']} role="img" aria-label={inWords(marks)} onClick={press}>
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden>
        {areas.map(({ kind, at: [from, to] }) => (
          <rect
            key={`${kind} ${from}`}
            className={styles[`wave-${kind}`]}
            x={x(from)}
            width={x(to) - x(from)}
            y={0}
            height={height}
          />
        ))}
        {peaks.map((peak, bar) => {
          const tall = Math.max(2, peak * height);
          const at = (bar / peaks.length) * 100;
          const isOver = (at / 100) * durationMs < position;
          return (
            <rect
              key={bar}
              className={styles['wave-bar']}
              data-over={isOver}
              x={at}
              width={60 / peaks.length}
              y={(height - tall) / 2}
              height={tall}
            />
          );
        })}
      </svg>
      {gaps.map(({ at: [ms] }) => (
        <span key={ms} className={styles['wave-gap']} style={{ insetInlineStart: `${x(ms)}%` }}>
          <IconX size={12} stroke={3} aria-hidden />
        </span>
      ))}
    </div>
  );
}

const isGap = ({ at: [from, to] }: Mark) => from === to;

function inWords(marks: readonly Mark[]): string {
  const pauses = marks.filter(({ kind }) => kind === 'pause').length;
  return `Waveform. Words marked: ${marks.length - pauses}. Pauses marked: ${pauses}.`;
}
