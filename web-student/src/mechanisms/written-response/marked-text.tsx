import { Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Range } from '../pieces/quoted.ts';
import { markedParts, type TextMark as Mark } from './marked-parts.ts';
import { TextMark } from './text-mark.tsx';

interface Props {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** What of the text is asked to be shown. */
  readonly quote: Range | undefined;
}

/** What was written, with its mistakes marked in it, and with what is asked for; that comes into view. */
export function MarkedText({ text, marks, quote }: Props) {
  const parts = markedParts(text, marks, quote);
  const firstQuoted = parts.findIndex(({ isQuoted }) => isQuoted);
  const shown = useRef<HTMLSpanElement>(null);
  const from = quote?.[0];
  useEffect(() => {
    if (from !== undefined) shown.current?.scrollIntoView({ block: 'center' });
  }, [from]);
  return (
    <section aria-label="Your answer">
      <Text fw={650} mb={6}>
        Your answer
      </Text>
      <div className="material written-text">
        {text.trim() === '' && <Text fs="italic">You wrote nothing.</Text>}
        {parts.map(({ text: words, mark, isQuoted = false }, index) => {
          const piece = mark ? <TextMark mark={mark} text={words} isQuoted={isQuoted} /> : words;
          return (
            <span
              key={index}
              {...(isQuoted && { className: 'quote' })}
              {...(index === firstQuoted && { ref: shown })}
            >
              {index === firstQuoted && <VisuallyHidden>Shown from here: </VisuallyHidden>}
              {piece}
            </span>
          );
        })}
      </div>
    </section>
  );
}
