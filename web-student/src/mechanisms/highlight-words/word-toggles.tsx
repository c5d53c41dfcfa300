import { VisuallyHidden } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { wordByKey } from './word-marks.ts';
import materialStyles from '../material.module.css';
import styles from './highlight-words.module.css';

interface Props {
  readonly words: readonly string[];
  readonly chosen: readonly number[];
  readonly shown: readonly number[] | undefined;
  readonly isLocked: boolean;
  readonly describedBy: string;
  readonly onToggle: (index: number) => void;
}

export function WordToggles({ words, chosen, shown, isLocked, describedBy, onToggle }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const buttons = () => [...(text.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];

  function onKeyDown(event: KeyboardEvent) {
    const next = wordByKey(event.key, current, linesOf(buttons()));
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setCurrent(next);
    buttons()[next]?.focus();
  }

  return (
    <div
      ref={text}
      className={`${materialStyles['material']} ${styles['words-text']}`}
      role="group"
      aria-label="Transcript"
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
    >
      {words.map((word, index) => (
        <span key={index}>
          <button
            type="button"
            className={styles['words-word']}
            data-shown={shown?.includes(index)}
            aria-pressed={chosen.includes(index)}
            tabIndex={index === current ? 0 : -1}
            disabled={isLocked}
            onFocus={() => setCurrent(index)}
            onClick={() => onToggle(index)}
          >
            {word}
            {shown?.includes(index) && <VisuallyHidden> (differs from the recording)</VisuallyHidden>}
          </button>{' '}
        </span>
      ))}
    </div>
  );
}

function linesOf(buttons: readonly HTMLElement[]): number[][] {
  const lines = new Map<number, number[]>();
  for (const [index, button] of buttons.entries()) {
    const line = lines.get(button.offsetTop) ?? [];
    lines.set(button.offsetTop, [...line, index]);
  }
  return [...lines.values()];
}
