import { Text } from '@mantine/core';
import type { TextMark } from './marked-parts.ts';

/** What might stand in a mark's place, best first. */
export function MarkNote({ mark: { suggestions = [] } }: { readonly mark: TextMark }) {
  // Erased with its owner's key, a suggestion is no text.
  const shown = suggestions.filter((suggestion) => typeof suggestion === 'string');
  return (
    <>
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
