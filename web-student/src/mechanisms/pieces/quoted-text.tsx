import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Range } from './quoted.ts';
import styles from '../material.module.css';

interface Props {
  readonly text: string;
  readonly range: Range | undefined;
}

export function QuotedText({ text, range }: Props) {
  const mark = useRef<HTMLElement>(null);
  const from = range?.[0];
  const to = range?.[1];
  useEffect(() => {
    if (from === undefined || to === undefined) return;
    mark.current?.scrollIntoView({ block: 'center' });
  }, [from, to]);
  if (!range) return text;
  return (
    <>
      {text.slice(0, range[0])}
      <mark ref={mark} className={styles['quote']}>
        <VisuallyHidden>These words decide: </VisuallyHidden>
        {text.slice(...range)}
        <VisuallyHidden> (end)</VisuallyHidden>
      </mark>
      {text.slice(range[1])}
    </>
  );
}
