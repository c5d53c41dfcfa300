import { IconArrowsExchange, IconHelpCircle, IconX } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { SpokenState } from '#domain/scoring/speaking/evidence.ts';
import { aroundPause, type Pause, type SpokenWord, type Stretch } from './spoken-words.ts';
import layout from '#student/components/styles/layout.module.css';
import styles from './word-line.module.css';

const looks = {
  said: { name: undefined, Icon: undefined },
  unclear: { name: 'unclear', Icon: IconHelpCircle },
  replaced: { name: 'different word', Icon: IconArrowsExchange },
  missed: { name: 'not said', Icon: IconX },
} as const satisfies Record<SpokenState, object>;

const seconds = ([from, to]: Stretch) => `${((to - from) / 1000).toFixed(1)} s`;

function labelOf({ text, state, heard }: SpokenWord): string {
  const { name } = looks[state];
  const instead = heard === undefined || heard === '' ? '' : `, heard “${heard}”`;
  return `${text}${name === undefined ? '' : `: ${name}`}${instead}`;
}

interface Props {
  readonly words: readonly SpokenWord[];
  /** In ms, to mark the current word; undefined while paused. */
  readonly position: number | undefined;
  readonly onPlay: (at: Stretch | undefined, index?: number) => void;
  readonly hasModel: boolean;
}

type Stop =
  | { readonly word: SpokenWord; readonly index: number }
  | { readonly pause: Pause; readonly where: string };

const stopsOf = (words: readonly SpokenWord[]): Stop[] =>
  words.flatMap((word, index) => {
    const { text, pausesBefore = [], pausesAfter = [] } = word;
    return [
      ...pausesBefore.map((pause) => ({ pause, where: `before “${text}”` })),
      { word, index },
      ...pausesAfter.map((pause) => ({ pause, where: `after “${text}”` })),
    ];
  });

export function WordLine({ words, position, onPlay, hasModel }: Props) {
  const [current, setCurrent] = useState(0);
  const stops = stopsOf(words);
  const line = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.min(stops.length - 1, Math.max(0, current + by));
    setCurrent(next);
    line.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus
    <div
      ref={line}
      className={`${styles['word-line']} ${layout['chips']}`}
      role="group"
      aria-label="Words"
      onKeyDown={move}
    >
      {stops.map((stop, place) => {
        const focus = {
          type: 'button',
          tabIndex: place === current ? 0 : -1,
          onFocus: () => setCurrent(place),
        } as const;
        if ('pause' in stop) {
          const name = `Hear the pause of ${seconds(stop.pause.at)} ${stop.where}`;
          return (
            <button
              key={place}
              {...focus}
              className={styles['spoken-pause']}
              aria-label={name}
              title={name}
              onClick={() => onPlay(aroundPause(stop.pause))}
            >
              {seconds(stop.pause.at)}
            </button>
          );
        }
        const { word, index } = stop;
        const { Icon } = looks[word.state];
        const { at, gap } = word;
        const heardAt = at ?? gap;
        const isHeard = at !== undefined && position !== undefined && position >= at[0] && position < at[1];
        return (
          <button
            key={place}
            {...focus}
            className={`${styles['spoken-word']} ${styles[`is-${word.state}`] ?? ''}`}
            data-heard={isHeard}
            aria-label={labelOf(word)}
            title={labelOf(word)}
            aria-disabled={heardAt === undefined && !hasModel}
            onClick={() => onPlay(heardAt, index)}
          >
            {Icon && <Icon size={14} aria-hidden />}
            <span>{word.text}</span>
          </button>
        );
      })}
    </div>
  );
}
