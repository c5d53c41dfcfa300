import styles from './range-bar.module.css';

interface Props {
  readonly low: number;
  readonly high: number;
  readonly at?: number | undefined;
  readonly color?: string | undefined;
  readonly isKnown?: boolean;
}

export function RangeBar({ low, high, at, color, isKnown = true }: Props) {
  return (
    <span
      className={styles['range']}
      data-known={isKnown}
      style={{
        '--low': `${low}%`,
        '--high': `${high}%`,
        ...(at !== undefined && { '--at': `${at}%` }),
        ...(color !== undefined && { '--range': `var(--mantine-color-${color}-5)` }),
      }}
      aria-hidden
    >
      <span className={styles['range-bar']} />
      {at !== undefined && <span className={styles['range-tick']} />}
    </span>
  );
}

export const EmptyRange = () => <span className={styles['range']} aria-hidden />;
