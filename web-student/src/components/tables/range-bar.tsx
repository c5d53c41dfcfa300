import './range-bar.css';

interface Props {
  /** All in percent of the bar. */
  readonly low: number;
  readonly high: number;
  readonly at: number;
  readonly color?: string | undefined;
  /** Hatched where it is little more than a guess. */
  readonly isKnown?: boolean;
}

/** A bar from the low to the high end of what is likely, and a tick at what was reached. Its numbers stand beside it. */
export function RangeBar({ low, high, at, color, isKnown = true }: Props) {
  return (
    <span
      className="range"
      data-known={isKnown}
      style={{
        '--low': `${low}%`,
        '--high': `${high}%`,
        '--at': `${at}%`,
        ...(color !== undefined && { '--range': `var(--mantine-color-${color}-5)` }),
      }}
      aria-hidden
    >
      <span className="range-bar" />
      <span className="range-tick" />
    </span>
  );
}

export const EmptyRange = () => <span className="range" aria-hidden />;
