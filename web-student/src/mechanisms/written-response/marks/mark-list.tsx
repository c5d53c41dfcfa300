import { Text } from '@mantine/core';
import { markNames } from './mark-names.ts';
import { MarkNote } from './mark-note.tsx';
import type { TextMark } from './marked-parts.ts';
import styles from './mark-list.module.css';

interface Props {
  readonly text: string;
  readonly marks: readonly TextMark[];
}

export function MarkList({ text, marks }: Props) {
  return (
    <details className="quiet-summary">
      <summary>Corrections ({marks.length})</summary>
      <ol className={styles['mark-list']} aria-label="Marks">
        {marks.map((mark) => (
          <li key={mark.span[0]}>
            <Text size="sm">
              <span className={styles['mark-word']}>{text.slice(...mark.span)}</span> ·{' '}
              {markNames[mark.fault]}
            </Text>
            <MarkNote mark={mark} />
          </li>
        ))}
      </ol>
    </details>
  );
}
