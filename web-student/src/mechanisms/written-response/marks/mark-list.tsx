import { Text } from '@mantine/core';
import { markNames } from './mark-names.ts';
import { MarkNote } from './mark-note.tsx';
import type { TextMark } from './marked-parts.ts';

interface Props {
  readonly text: string;
  readonly marks: readonly TextMark[];
}

export function MarkList({ text, marks }: Props) {
  return (
    <details className="quiet-summary">
      <summary>Corrections ({marks.length})</summary>
      <ol className="mark-list" aria-label="Marks">
        {marks.map((mark) => (
          <li key={mark.span[0]}>
            <Text size="sm">
              <span className={`mark-word is-${mark.fault}`}>{text.slice(...mark.span)}</span> ·{' '}
              {markNames[mark.fault]}
            </Text>
            <MarkNote mark={mark} />
          </li>
        ))}
      </ol>
    </details>
  );
}
