import { Text, VisuallyHidden } from '@mantine/core';
import type { Score } from '#domain/scoring/score.ts';
import { markedParts } from './marked-parts.ts';

interface Props {
  readonly text: string;
  readonly score: Score | undefined;
}

/** What was written, with what its score rests on marked in it. */
export function MarkedText({ text, score }: Props) {
  const parts = markedParts(text, score);
  return (
    <section aria-label="Your answer">
      <Text fw={650} mb={6}>
        Your answer
      </Text>
      <div className="material written-text">
        {parts.length === 0 && <Text fs="italic">You wrote nothing.</Text>}
        {parts.map((part, index) =>
          part.fault === undefined ? (
            part.text
          ) : (
            <mark key={index} className="written-fault" title={part.fault}>
              <VisuallyHidden>{part.fault}: </VisuallyHidden>
              {part.text}
            </mark>
          ),
        )}
      </div>
    </section>
  );
}
