import { Text } from '@mantine/core';
import type { Evidence } from '#domain/scoring/score.ts';

type Measure = Extract<Evidence, { kind: 'measure' }>;

const told: Readonly<Record<Measure['of'], (measure: Measure) => string>> = {
  words_per_second: ({ value, scale }) =>
    `${value} words per second. All points for speed from ${scale[1]} on.`,
  pause_percent: ({ value, scale }) =>
    `Pauses take ${value}% of the time. Up to ${scale[1]}% costs nothing; a breath at the end of a phrase is not counted.`,
  clear_percent: ({ value, scale }) =>
    `The words are clear to ${value}%. Good from ${scale[0]}% on, great from ${scale[1]}%.`,
  words_in_order_percent: ({ value }) => `${value}% of the words were said in their order.`,
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
