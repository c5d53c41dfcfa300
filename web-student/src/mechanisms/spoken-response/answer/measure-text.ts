import type { Evidence } from '#domain/scoring/score.ts';

type Measure = Extract<Evidence, { kind: 'measure' }>;

const times = (count: number) => `${count} ${count === 1 ? 'time' : 'times'}`;

const texts: Readonly<
  Record<Measure['of'], (measure: Measure) => readonly [measured: string, needed?: string]>
> = {
  words_per_second: ({ value, scale }) => [
    `You said ${value} words per second.`,
    `${scale[1]} or more earns all points for speed.`,
  ],
  pause_percent: ({ value, scale }) =>
    value === 0
      ? ['You did not pause inside phrases.']
      : [`You paused inside phrases for ${value}% of the time.`, `Keep it under ${scale[1]}%.`],
  clear_percent: ({ value, scale }) => [
    `${value}% of your speech was clear.`,
    `${scale[1]}% or more is great.`,
  ],
  words_in_order_percent: ({ value }) => [`You said ${value}% of the words in the right order.`],
  syllables_per_second: ({ value, scale }) => [
    `While you spoke, you said ${value} syllables per second.`,
    `${scale[1]} or more is fluent.`,
  ],
  pauses_per_ten_words: ({ value, scale }) => [
    `You paused ${times(value)} per ten words, the ends of phrases included.`,
    `The most fluent speakers pause ${times(scale[1])} or fewer.`,
  ],
  words_per_run: ({ value, scale }) => [
    `You said ${value} words in a row between two breaks.`,
    `${scale[1]} or more is fluent.`,
  ],
  filler_percent: ({ value, scale }) =>
    value <= scale[1]
      ? ['You made no sounds such as “um”.']
      : [`Sounds such as “um” took ${value}% of your speech.`],
  extra_per_ten_words: ({ value }) => [
    value === 0
      ? 'You did not repeat, restart or add a word.'
      : `You repeated, restarted or added ${value} ${value === 1 ? 'word' : 'words'} in ten.`,
  ],
  key_points: ({ value, scale }) => [`${value} of ${scale[1]} key points.`],
};

const isMet = ({ value, scale: [none, full] }: Measure) => (full >= none ? value >= full : value <= full);

/** @param isFull the trait has all points: omit the target of a missed figure, because it cost no points */
export function measureText(measure: Measure, isFull: boolean): string {
  const [measured, needed] = texts[measure.of](measure);
  return needed === undefined || (isFull && !isMet(measure)) ? measured : `${measured} ${needed}`;
}

/** These figures compare the sound with the given text; for another text they mean nothing. */
const ofGivenText: ReadonlySet<Measure['of']> = new Set<Measure['of']>([
  'clear_percent',
  'words_in_order_percent',
  'syllables_per_second',
  'pauses_per_ten_words',
  'words_per_run',
  'extra_per_ten_words',
]);

/** @param isOtherText the student said something other than the given text */
export const measuresIn = (evidence: readonly Evidence[], isOtherText: boolean): Measure[] =>
  evidence.filter(
    (one): one is Measure => one.kind === 'measure' && !(isOtherText && ofGivenText.has(one.of)),
  );
