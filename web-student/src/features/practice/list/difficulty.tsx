import styles from './difficulty.module.css';
const levels = [1, 2, 3, 4, 5] as const;

export function Difficulty({ level }: { readonly level: number }) {
  return (
    <span className={styles['difficulty']}>
      <span className={styles['difficulty-dots']} aria-hidden>
        {levels.map((each) => (
          <span key={each} data-filled={each <= level} />
        ))}
      </span>
      <span>
        <span className="visually-hidden">Difficulty </span>
        {level}
        <span className="visually-hidden"> of 5</span>
      </span>
    </span>
  );
}
