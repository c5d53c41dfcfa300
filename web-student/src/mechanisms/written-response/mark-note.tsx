import { Text } from '@mantine/core';
import { markHints } from '#domain/scoring/writing/messages.ts';
import type { TextMark } from './marked-parts.ts';

/** What to look at where a mark stands, and what might stand there instead, best first. */
export function MarkNote({ mark: { category, suggestions = [] } }: { readonly mark: TextMark }) {
  // Erased with its owner's key, a suggestion is no text.
  const shown = suggestions.filter((suggestion) => typeof suggestion === 'string');
  return (
    <>
      {category !== undefined && <Text size="sm">{markHints[category]}</Text>}
      {shown.length > 0 && (
        <Text size="sm">
          {shown.length === 1 ? 'Suggestion: ' : 'Suggestions: '}
          {shown.map((suggestion, index) => (
            <span key={suggestion}>
              {index > 0 && ', '}
              <strong>{suggestion === '' ? 'leave it out' : suggestion}</strong>
            </span>
          ))}
        </Text>
      )}
    </>
  );
}
