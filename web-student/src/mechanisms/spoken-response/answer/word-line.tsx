import { IconArrowsExchange, IconHelpCircle, IconX } from '@tabler/icons-react';
import { Fragment, useRef, useState, type KeyboardEvent } from 'react';
import type { SpokenState } from '#domain/scoring/speaking/evidence.ts';
import type { SpokenWord, Stretch } from './spoken-words.ts';

const looks = {
  said: { name: undefined, Icon: undefined },
  unclear: { name: 'unclear', Icon: IconHelpCircle },
  replaced: { name: 'another word', Icon: IconArrowsExchange },
  missed: { name: 'missed', Icon: IconX },
} as const satisfies Record<SpokenState, object>;

const seconds = ([from, to]: Stretch) => `${((to - from) / 1000).toFixed(1)} s`;

/** What is said of a word beside its text. */
function told({ text, state, heard }: SpokenWord): string {
  const { name } = looks[state];
  const instead = heard === undefined || heard === '' ? '' : `, heard “${heard}”`;
  return `${text}${name === undefined ? '' : `: ${name}`}${instead}`;
}

interface Props {
  readonly words: readonly SpokenWord[];
  /** Ms of the recording, to show which word is heard; nothing while it stands still. */
  readonly position: number | undefined;
  readonly onPlay: (at: Stretch) => void;
}

/** The words of an answer: each plays what was said there. One stop for the tabulator, arrows within. */
export function WordLine({ words, position, onPlay }: Props) {
  const [current, setCurrent] = useState(0);
  const line = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.min(words.length - 1, Math.max(0, current + by));
    setCurrent(next);
    line.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus
    <div ref={line} className="word-line" role="group" aria-label="Words" onKeyDown={move}>
      {words.map((word, index) => {
        const { Icon } = looks[word.state];
        const { at, pauseAfter } = word;
        const isHeard = at !== undefined && position !== undefined && position >= at[0] && position < at[1];
        return (
          <Fragment key={index}>
            <button
              type="button"
              className={`spoken-word is-${word.state} ${isHeard ? 'is-heard' : ''}`}
              aria-label={told(word)}
              title={told(word)}
              aria-disabled={at === undefined}
              tabIndex={index === current ? 0 : -1}
              onFocus={() => setCurrent(index)}
              onClick={() => at && onPlay(at)}
            >
              {Icon && <Icon size={14} aria-hidden />}
              <span>{word.text}</span>
            </button>
            {pauseAfter && (
              <span className="spoken-pause">
                <span className="visually-hidden">pause of </span>
                {seconds(pauseAfter)}
              </span>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
