import { Text } from '@mantine/core';
import { quotedRange, type Quote } from './quoted.ts';
import { QuotedText } from './quoted-text.tsx';
import styles from '../material.module.css';

export function Transcript({ text, quote }: { readonly text: string; readonly quote: Quote | undefined }) {
  return (
    <section aria-label="Transcript">
      <Text fw={650} mb={6}>
        Transcript
      </Text>
      <div className={styles['material']}>
        <QuotedText text={text} range={quotedRange(text, quote)} />
      </div>
    </section>
  );
}
