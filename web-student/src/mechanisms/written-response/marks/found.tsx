import { Text } from '@mantine/core';
import type { Evidence } from '#domain/scoring/score.ts';
import { findingsIn } from './findings.ts';
import { QuotedPlaces, type PlacesIn } from './quoted-places.tsx';
import styles from './found.module.css';

export function Findings({
  evidence,
  text,
  isFull,
  ...places
}: PlacesIn & { evidence: readonly Evidence[]; text: string; isFull: boolean }) {
  const found = findingsIn(evidence, text, isFull);
  if (found.length === 0) return null;
  return (
    <ul className={styles['findings']}>
      {found.map(({ text: message, quoted }) => (
        <li key={message}>
          <Text size="sm">{message}</Text>
          {quoted.map((words) => (
            <QuotedPlaces key={String(words.spans)} {...places} {...words} />
          ))}
        </li>
      ))}
    </ul>
  );
}
