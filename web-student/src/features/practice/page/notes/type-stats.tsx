import { Text } from '@mantine/core';
import { catalogue, type TypeStat } from '#domain/question-types/catalogue.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import styles from './type-stats.module.css';

const steps = [1, 2, 3, 4, 5] as const;

export default function TypeStats({ type }: { readonly type: TypeCode }) {
  return (
    <dl className={styles['type-stats']} aria-label="About this type">
      {catalogue[type].stats.map((stat) => (
        <div key={stat.title} className={`framed ${styles['type-stat']}`} data-color={stat.color}>
          <dt className="quiet">{stat.title}</dt>
          <dd>
            <Visual stat={stat} />
            <Text component="span" size="sm" fw={600}>
              {stat.textValue}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The meaning of each colour: specification, document 2, section 9. */
const scaleWords = {
  Quantity: { green: 'Few', amber: 'Average', red: 'Many' },
  Timing: { green: 'Short', amber: 'Medium', red: 'Long' },
} as const;

function Visual({ stat: { title, visualLabel, color } }: { readonly stat: TypeStat }) {
  if (title === 'Quantity' || title === 'Timing') {
    return (
      <span className={styles['type-stat-level']}>
        <span className={styles['type-stat-dot']} aria-hidden />
        {scaleWords[title][color]}
      </span>
    );
  }
  const level = Number.parseInt(visualLabel, 10);
  return (
    <span className={styles['type-stat-level']}>
      <span className={styles['type-stat-bars']} aria-hidden>
        {steps.map((step) => (
          <span key={step} data-full={step <= level} />
        ))}
      </span>
      <span className="digits">{visualLabel}</span>
    </span>
  );
}
