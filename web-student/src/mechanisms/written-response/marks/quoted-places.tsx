import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconQuote } from '@tabler/icons-react';
import { announce } from '#student/core/notices.ts';
import type { Places, Quote, Range } from '../../pieces/quoted.ts';
import layout from '#student/components/styles/layout.module.css';
import reasonStyles from '../../pieces/reasons.module.css';
import styles from './quoted-places.module.css';

export interface PlacesIn {
  readonly quote: Quote | undefined;
  onExplain(quote: Quote | undefined): void;
}

interface Props extends PlacesIn {
  readonly words: string;
  readonly spans: readonly Range[];
}

const isShown = (quote: Quote | undefined, spans: readonly Range[]): quote is Places =>
  typeof quote === 'object' && String(quote.spans) === String(spans);

export function QuotedPlaces({ words, spans, quote, onExplain }: Props) {
  const shown = isShown(quote, spans) ? quote : undefined;
  const many = spans.length > 1;
  function show(current: number) {
    onExplain({ spans, current });
    announce(`${many ? `Place ${current + 1} of ${spans.length}, marked` : 'Marked'} in the text: ${words}`);
  }
  const step = (by: number) => shown && show((shown.current + by + spans.length) % spans.length);
  return (
    <Group gap="4px 8px" role="group" aria-label={words}>
      <q className={`${reasonStyles['reason-quote']} quiet`}>{words}</q>
      {many && (
        <Text component="span" size="sm">
          {spans.length} times
        </Text>
      )}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconQuote size={16} aria-hidden />}
        aria-pressed={shown !== undefined}
        onClick={() => (shown ? onExplain(undefined) : show(0))}
      >
        {shown ? 'Remove the highlight' : 'Show in the text'}
      </Button>
      {many && shown && (
        <span
          className={`${styles['place-steps']} ${layout['inline-row']}`}
          role="group"
          aria-label={`Places of ${words}`}
        >
          <ActionIcon variant="default" size={26} aria-label="Previous place" onClick={() => step(-1)}>
            <IconChevronLeft size={16} aria-hidden />
          </ActionIcon>
          <Text component="span" size="sm" className="digits">
            {shown.current + 1} of {spans.length}
          </Text>
          <ActionIcon variant="default" size={26} aria-label="Next place" onClick={() => step(1)}>
            <IconChevronRight size={16} aria-hidden />
          </ActionIcon>
        </span>
      )}
    </Group>
  );
}
