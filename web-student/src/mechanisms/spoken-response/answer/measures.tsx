import { Text } from '@mantine/core';
import type { Evidence } from '#domain/scoring/score.ts';

type Measure = Extract<Evidence, { kind: 'measure' }>;

const told: Readonly<Record<Measure['of'], (measure: Measure) => string>> = {
  words_per_second: ({ value, scale }) =>
    `You said ${value} words per second. ${scale[1]} or more earns all points for speed.`,
  pause_percent: ({ value, scale }) =>
    value === 0
      ? 'You did not pause inside phrases.'
      : `You paused inside phrases for ${value}% of the time. Up to ${scale[1]}% costs nothing.`,
  clear_percent: ({ value, scale }) => `${value}% of your speech was clear. ${scale[1]}% or more is great.`,
  words_in_order_percent: ({ value }) => `You said ${value}% of the words in the right order.`,
  key_points: ({ value, scale }) => `${value} of ${scale[1]} key points.`,
};

/** What was measured for a trait, in words. */
export function Measures({ evidence }: { readonly evidence: readonly Evidence[] }) {
  const measures = evidence.filter((one) => one.kind === 'measure');
  if (measures.length === 0) return null;
  return (
    <ul className="measures">
      {measures.map((measure) => (
        <li key={measure.of}>
          <Text size="sm">{told[measure.of](measure)}</Text>
        </li>
      ))}
    </ul>
  );
}
