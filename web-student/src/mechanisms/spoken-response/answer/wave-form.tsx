import type { MouseEvent } from 'react';
import type { SpokenWord, Stretch } from './spoken-words.ts';

interface Props {
  readonly peaks: readonly number[];
  readonly durationMs: number;
  readonly position: number;
  readonly words: readonly SpokenWord[];
  readonly onSeek: (ms: number) => void;
}

const height = 64;

/** The loudness of a recording over its time, with marked words and pauses. The words below say the same in text. */
export function WaveForm({ peaks, durationMs, position, words, onSeek }: Props) {
  if (peaks.length === 0 || durationMs === 0) return <div className="wave-form" aria-hidden />;
  const x = (ms: number) => (Math.min(ms, durationMs) / durationMs) * 100;
  const area = ([from, to]: Stretch, name: string) => (
    <rect
      key={`${name} ${from}`}
      className={name}
      x={x(from)}
      width={x(to) - x(from)}
      y={0}
      height={height}
    />
  );
  const seek = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onSeek(((clientX - left) / width) * durationMs);
  };
  return (
    // A shortcut for the pointer: the slider and the words do the same by keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div className="wave-form" aria-hidden onClick={seek}>
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
        {words.flatMap(({ at, state, pauseAfter }) => [
          ...(at && state !== 'said' ? [area(at, `wave-${state}`)] : []),
          ...(pauseAfter ? [area(pauseAfter, 'wave-pause')] : []),
        ])}
        {peaks.map((peak, bar) => {
          const tall = Math.max(2, peak * height);
          const at = (bar / peaks.length) * 100;
          const isOver = (at / 100) * durationMs < position;
          return (
            <rect
              key={bar}
              className={isOver ? 'wave-bar is-over' : 'wave-bar'}
              x={at}
              width={60 / peaks.length}
              y={(height - tall) / 2}
              height={tall}
            />
          );
        })}
      </svg>
    </div>
  );
}
