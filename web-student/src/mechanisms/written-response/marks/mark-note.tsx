import { Text } from '@mantine/core';
import { markHints } from '#domain/scoring/writing/feedback/messages.ts';
import type { TextMark } from './marked-parts.ts';
import { ReportMark } from './report-mark.tsx';

/** A comma alone is hard to see, so punctuation gets quotation marks. */
function suggestionText(suggestion: string): string {
  if (suggestion === '') return 'leave it out';
  return /[\p{L}\p{N}]/u.test(suggestion) ? suggestion : `“${suggestion}”`;
}

export function MarkNote({ mark }: { readonly mark: TextMark }) {
  const { category, suggestions = [] } = mark;
  // After its owner's key is erased, a suggestion is not a string.
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
              <strong>{suggestionText(suggestion)}</strong>
            </span>
          ))}
        </Text>
      )}
      <ReportMark mark={mark} />
    </>
  );
}
