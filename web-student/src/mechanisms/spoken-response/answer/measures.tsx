import { Text } from '@mantine/core';
import type { Evidence } from '#domain/scoring/score.ts';
import type { ExtraKind } from '#domain/scoring/speaking/evidence.ts';

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
  syllables_per_second: ({ value, scale }) =>
    `While you spoke, you said ${value} syllables per second. ${scale[1]} or more is fluent.`,
  pauses_per_ten_words: ({ value, scale }) =>
    `You paused ${value} times per ten words, the ends of phrases included. The most fluent speakers pause ${scale[1]} times or fewer.`,
  words_per_run: ({ value, scale }) =>
    `You said ${value} words in a row between two breaks. ${scale[1]} or more is fluent.`,
  filler_percent: ({ value, scale }) =>
    `Sounds such as “um” took ${value}% of your speech. Up to ${scale[1]}% is fluent.`,
  extra_per_ten_words: ({ value }) =>
    value === 0
      ? 'You did not repeat, restart or add a word.'
      : `You repeated, restarted or added ${value} words in ten.`,
  key_points: ({ value, scale }) => `${value} of ${scale[1]} key points.`,
};

const extraNames: Readonly<Record<ExtraKind, string>> = {
  repeated: 'Words you repeated',
  restarted: 'Words you started again',
  added: 'Words you added',
};
const readable = (heard: unknown) => (typeof heard === 'string' ? `“${heard}”` : '…');

export function Measures({ evidence }: { readonly evidence: readonly Evidence[] }) {
  const measures = evidence.filter((one) => one.kind === 'measure');
  if (measures.length === 0) return null;
  const longest = Math.max(0, ...evidence.map((one) => (one.kind === 'run' ? one.words : 0)));
  const extra = evidence.filter((one) => one.kind === 'extra');
  return (
    <ul className="measures">
      {measures.map((measure) => (
        <li key={measure.of}>
          <Text size="sm">{told[measure.of](measure)}</Text>
        </li>
      ))}
      {longest > 0 && (
        <li>
          <Text size="sm">Your longest run without a break has {longest} words.</Text>
        </li>
      )}
      {(Object.keys(extraNames) as ExtraKind[]).map((of) => {
        const said = extra.filter((one) => one.of === of).map(({ heard }) => readable(heard));
        return (
          said.length > 0 && (
            <li key={of}>
              <Text size="sm">
                {extraNames[of]}: {said.join(', ')}
              </Text>
            </li>
          )
        );
      })}
    </ul>
  );
}
