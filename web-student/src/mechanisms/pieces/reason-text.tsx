import { Button, Group, Text } from '@mantine/core';
import { IconPlayerPlayFilled, IconQuote } from '@tabler/icons-react';
import type { Reason } from '#domain/question-types/question-fields.ts';
import { momentOf } from '#domain/question-types/mechanisms/track.ts';
import type { PlayerHandle } from '#student/audio/player.ts';
import { announce } from '#student/core/notices.ts';
import { clockText } from '#student/core/server-clock.ts';
import type { Quote } from './quoted.ts';
import styles from './reasons.module.css';

export interface EvidenceIn {
  readonly texts: readonly string[];
  readonly recording?: Parameters<typeof momentOf>[0] | undefined;
  readonly player?: PlayerHandle | undefined;
  readonly quote?: Quote | undefined;
  onExplain(quote: Quote | undefined): void;
}

export function ReasonText({ reason, ...evidence }: EvidenceIn & { readonly reason: Reason }) {
  return (
    <>
      <Text size="sm">{reason.text}</Text>
      {reason.quote !== undefined && <Evidence {...evidence} words={reason.quote} />}
    </>
  );
}

function Evidence(props: EvidenceIn & { readonly words: string }) {
  const { words, texts, recording, player, quote, onExplain } = props;
  const moment = recording && momentOf(recording, words);
  const isMarked = quote === words;
  function show() {
    onExplain(isMarked ? undefined : words);
    if (!isMarked) announce(`Marked in the text: ${words}`);
  }
  return (
    <Group gap="4px 8px">
      <q className={`${styles['reason-quote']} quiet`}>{words}</q>
      {texts.some((text) => text.includes(words)) && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconQuote size={16} aria-hidden />}
          aria-pressed={isMarked}
          onClick={show}
        >
          {isMarked ? 'Remove the highlight' : 'Show in the text'}
        </Button>
      )}
      {player && moment && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlayerPlayFilled size={14} aria-hidden />}
          onClick={() => player.playFrom(moment.startMs)}
        >
          Play from here ({clockText(moment.startMs / 1000)})
        </Button>
      )}
    </Group>
  );
}
