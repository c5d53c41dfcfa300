import { Button, Text } from '@mantine/core';
import { IconPlayerPlayFilled, IconQuote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { momentOf } from '#domain/question-types/mechanisms/track.ts';
import type { Reason } from '#domain/question-types/question-fields.ts';
import { clockText } from '../../core/server-clock.ts';
import { announce } from '../../core/notices.ts';
import type { PlayerHandle } from '../../audio/player.ts';
import { Mark } from './mark.tsx';
import './reasons.css';

/** A reason with what it is about. */
interface ReasonOf {
  readonly about: ReactNode;
  /** Whether it is about something right; left out where nothing is right or wrong. */
  readonly isRight?: boolean | undefined;
  readonly reason: Reason;
}

interface Props {
  readonly explanation: string;
  readonly reasons: readonly ReasonOf[];
  /** What the list is of, such as `Options`. */
  readonly label: string;
  /** Many short reasons stand side by side where there is room. */
  readonly isCompact?: boolean;
  /** The texts on the screen in which a quote can be marked. */
  readonly texts: readonly string[];
  readonly recording?: Parameters<typeof momentOf>[0] | undefined;
  readonly player?: PlayerHandle | undefined;
  readonly quote?: string | undefined;
  onExplain(quote: string | undefined): void;
}

/** How the answer is found, and why each option, blank, pair or word is right or not. */
export function Reasons({ explanation, reasons, label, isCompact = false, ...evidence }: Props) {
  return (
    <div className="reasons">
      <Text>{explanation}</Text>
      {reasons.length > 0 && (
        <ul className={`reason-list ${isCompact ? 'is-compact' : ''}`} aria-label={label}>
          {reasons.map(({ about, isRight, reason }, index) => (
            <li key={index} className="reason">
              <div className="reason-about">
                {isRight !== undefined && <Mark isRight={isRight} label={isRight ? 'Right' : 'Not right'} />}
                <span>{about}</span>
              </div>
              <Text size="sm">{reason.text}</Text>
              {reason.quote !== undefined && <Evidence {...evidence} words={reason.quote} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface EvidenceProps extends Omit<Props, 'explanation' | 'reasons' | 'label' | 'isCompact'> {
  readonly words: string;
}

/** The words that decide: to be seen in the text, or heard in the recording. */
function Evidence({ words, texts, recording, player, quote, onExplain }: EvidenceProps) {
  const moment = recording && momentOf(recording, words);
  const isMarked = quote === words;
  function show() {
    onExplain(isMarked ? undefined : words);
    if (!isMarked) announce(`Marked in the text: ${words}`);
  }
  return (
    <div className="reason-evidence">
      <q className="reason-quote">{words}</q>
      {texts.some((text) => text.includes(words)) && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconQuote size={16} aria-hidden />}
          aria-pressed={isMarked}
          onClick={show}
        >
          {isMarked ? 'Take the mark away' : 'Show in the text'}
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
    </div>
  );
}
