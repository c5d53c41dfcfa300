import type { HistoryEntry } from '#domain/support/contract.ts';
import { Box, useMediaQuery } from '@mui/material';
import { memo, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { localTime, timeOnBothClocks } from '#console/components/moment.tsx';
import { burstInWords, runsOf } from './bursts.ts';
import { streamName } from './history-filter.ts';
import styles from './timeline.module.css';
import { actorInWords } from './words.ts';

interface TimelineProps {
  readonly userId: string;
  readonly names: ReadonlyMap<string, string>;
  readonly shown: readonly HistoryEntry[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

export const Timeline = ({ userId, names, shown, index, onChoose }: TimelineProps) => {
  const list = useRef<HTMLOListElement>(null);
  const runs = useMemo(() => runsOf(shown), [shown]);
  const isBeside = useMediaQuery((theme) => theme.breakpoints.up('md'));
  useEffect(() => {
    // On a phone the replay is above the list, so scrolling would move the slider out of view.
    if (!isBeside || index < 0) return;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [index, isBeside]);
  return (
    <Box
      component="ol"
      ref={list}
      className={styles['timeline']}
      aria-label="Events, oldest first"
      sx={({ palette }) => ({
        '--line': palette.divider,
        '--accent': palette.primary.main,
        '--dimmed': palette.text.secondary,
        '--raw': palette.background.default,
      })}
    >
      {runs.map(({ first, last }) => {
        const events = shown
          .slice(first, last + 1)
          .map((entry, place) => (
            <Event
              key={entry.id}
              entry={entry}
              actor={actorInWords(entry.actor, userId, names)}
              isChosen={first + place === index}
              at={first + place}
              onChoose={onChoose}
            />
          ));
        if (first === last) return events;
        return (
          <Burst
            key={shown[first]?.id}
            entries={shown.slice(first, last + 1)}
            isChosen={first <= index && index <= last}
          >
            {events}
          </Burst>
        );
      })}
    </Box>
  );
};

interface BurstProps {
  readonly entries: readonly HistoryEntry[];
  readonly isChosen: boolean;
  readonly children: ReactNode;
}

const Burst = ({ entries, isChosen, children }: BurstProps) => {
  const [isOpen, setOpen] = useState(false);
  const [first, last] = [entries[0], entries.at(-1)];
  return (
    <li
      className={`${styles['event']} ${styles['burst']}`}
      aria-current={isChosen && !isOpen ? 'step' : undefined}
    >
      <button
        type="button"
        className={`${styles['event-sentence']} ${styles['burst-sentence']}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {burstInWords(entries)}
      </button>
      <div className={styles['event-facts']}>
        {localTime(first?.at ?? '')} to {localTime(last?.at ?? '')}
      </div>
      <ol
        className={isOpen ? styles['timeline'] : `${styles['timeline']} ${styles['is-folded']}`}
        aria-label="Events of this burst"
      >
        {children}
      </ol>
    </li>
  );
};

interface EventProps {
  readonly entry: HistoryEntry;
  readonly actor: string;
  readonly isChosen: boolean;
  readonly at: number;
  readonly onChoose: (index: number) => void;
}

const Event = memo(
  ({ entry, actor, isChosen, at, onChoose }: EventProps) => (
    <li className={styles['event']} aria-current={isChosen ? 'step' : undefined}>
      <button type="button" className={styles['event-sentence']} onClick={() => onChoose(at)}>
        {entry.sentence}
      </button>
      <div className={styles['event-facts']}>
        <time dateTime={entry.at}>{timeOnBothClocks(entry.at)}</time>
      </div>
      <div className={styles['event-facts']}>
        {actor} · {streamName(entry.stream)} · {entry.type}
      </div>
      <details className={styles['event-raw']}>
        <summary>Raw event</summary>
        <pre tabIndex={0}>{JSON.stringify(rawOf(entry), undefined, 2)}</pre>
      </details>
    </li>
  ),
  (before, after) =>
    before.entry === after.entry &&
    before.actor === after.actor &&
    before.isChosen === after.isChosen &&
    before.at === after.at,
);

function rawOf({ id, stream, revision, position, recordedAt, type, data, metadata }: HistoryEntry) {
  return { id, stream, revision, position, recordedAt, type, data, metadata };
}
