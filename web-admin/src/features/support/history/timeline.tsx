import type { HistoryEntry } from '#domain/support/contract.ts';
import { Box, useMediaQuery } from '@mui/material';
import { memo, useEffect, useRef } from 'react';
import { timeOnBothClocks } from '../../../components/moment.tsx';
import { streamName } from './history-filter.ts';
import './timeline.css';
import { actorInWords } from './words.ts';

interface TimelineProps {
  readonly userId: string;
  readonly names: ReadonlyMap<string, string>;
  readonly shown: readonly HistoryEntry[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

/** Every event in order. Plain markup: a history may have thousands of them. */
export const Timeline = ({ userId, names, shown, index, onChoose }: TimelineProps) => {
  const list = useRef<HTMLOListElement>(null);
  const isBeside = useMediaQuery((theme) => theme.breakpoints.up('md'));
  useEffect(() => {
    // On a phone the replay stands above the list, and the page would run away from under the slider.
    if (isBeside) list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }, [index, isBeside]);
  return (
    <Box
      component="ol"
      ref={list}
      className="timeline"
      aria-label="Events, oldest first"
      sx={({ palette }) => ({
        '--line': palette.divider,
        '--accent': palette.primary.main,
        '--dimmed': palette.text.secondary,
        '--raw': palette.background.default,
      })}
    >
      {shown.map((entry, at) => (
        <Event
          key={entry.id}
          entry={entry}
          actor={actorInWords(entry.actor, userId, names)}
          isChosen={at === index}
          at={at}
          onChoose={onChoose}
        />
      ))}
    </Box>
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
    <li className="event" aria-current={isChosen ? 'step' : undefined}>
      <button type="button" className="event-sentence" onClick={() => onChoose(at)}>
        {entry.sentence}
      </button>
      <div className="event-facts">
        <time dateTime={entry.at}>{timeOnBothClocks(entry.at)}</time>
      </div>
      <div className="event-facts">
        {actor} · {streamName(entry.stream)} · {entry.type}
      </div>
      <details className="event-raw">
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

/** The event as it is recorded; what is hidden or erased is marked so in its data. */
function rawOf({ id, stream, revision, position, recordedAt, type, data, metadata }: HistoryEntry) {
  return { id, stream, revision, position, recordedAt, type, data, metadata };
}
