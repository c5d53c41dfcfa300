/** A line of a type's card: `visualLabel` is `n/5`, a quantity or a time. */
export interface TypeStat {
  readonly title: 'Difficulty' | 'Quantity' | 'Timing' | 'Importance';
  readonly textValue: string;
  readonly visualLabel: string;
  /** Green for easy, few, short or low; amber for medium or average; red for hard, many, long or high. */
  readonly color: StatColor;
}

type StatColor = 'green' | 'amber' | 'red';
type Level = 1 | 2 | 3 | 4 | 5;
type Time = `${number} sec` | `${number} min`;

const scale = (value: number, amberFrom: number, redFrom: number): StatColor =>
  value >= redFrom ? 'red' : value >= amberFrom ? 'amber' : 'green';

const worded = (level: Level, [low, middle, high]: readonly [string, string, string]) =>
  level <= 2 ? low : level === 3 ? middle : high;

const minutes = (time: Time) => Number.parseInt(time, 10) / (time.endsWith('sec') ? 60 : 1);

/**
 * The four stats: document 2, section 9. Our colour scale: level 3, 4 questions, 2 minutes are amber; beyond, and from
 * 6 questions, red.
 */
export function stats(
  difficulty: Level,
  quantity: `${number}-${number}` | `${number}`,
  timing: Time,
  importance: Level,
): readonly TypeStat[] {
  return [
    {
      title: 'Difficulty',
      textValue: worded(difficulty, ['Easy', 'Medium', 'Hard']),
      visualLabel: `${difficulty}/5`,
      color: scale(difficulty, 3, 4),
    },
    {
      title: 'Quantity',
      textValue: `${quantity} per exam`,
      visualLabel: quantity,
      color: scale(Number.parseInt(quantity, 10), 4, 6),
    },
    { title: 'Timing', textValue: timing, visualLabel: timing, color: scale(minutes(timing), 2, 3) },
    {
      title: 'Importance',
      textValue: worded(importance, ['Low', 'Average', 'High']),
      visualLabel: `${importance}/5`,
      color: scale(importance, 3, 4),
    },
  ];
}
