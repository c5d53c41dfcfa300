import { Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Places } from '../../pieces/quoted.ts';
import { markedParts, type MarkedPart, type TextMark as Mark } from './marked-parts.ts';
import { TextMark } from './text-mark.tsx';
import styles from '../written-response.module.css';
import materialStyles from '../../material.module.css';

interface Props {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly places: Places | undefined;
}

export function MarkedText({ text, marks, places }: Props) {
  const parts = markedParts(text, marks, places?.spans);
  const [from = 0, to = 0] = places?.spans[places.current] ?? [];
  const isInView = (part: MarkedPart) => part.from < to && part.from + part.text.length > from;
  const first = parts.findIndex(isInView);
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (to > from) shown.current?.scrollIntoView({ block: 'center' });
  }, [from, to]);
  return (
    <section aria-label="Your answer">
      <Text fw={650} mb={6}>
        Your answer
      </Text>
      <div className={`${materialStyles['material']} ${styles['written-text']}`}>
        {text.trim() === '' && <Text fs="italic">You wrote nothing.</Text>}
        {parts.map((part, index) => {
          const { text: words, mark, isQuoted = false } = part;
          const piece = mark ? <TextMark mark={mark} text={words} isQuoted={isQuoted} /> : words;
          return (
            <span
              key={index}
              {...(isQuoted && {
                className: isInView(part)
                  ? `${materialStyles['quote']} ${styles['is-in-view']}`
                  : materialStyles['quote'],
              })}
              {...(index === first && { ref: shown })}
            >
              {index === first && <VisuallyHidden>Shown from here: </VisuallyHidden>}
              {piece}
            </span>
          );
        })}
      </div>
    </section>
  );
}
