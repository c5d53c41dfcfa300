import { Text } from '@mantine/core';
import { Paragraph } from './paragraph.tsx';
import outcomeStyles from '#student/components/score/outcome.module.css';
import styles from './reorder.module.css';

interface Props {
  readonly items: readonly string[];
  readonly textOf: (id: string) => string;
}

export function RightOrder({ items, textOf }: Props) {
  return (
    <section aria-label="The right order">
      <Text fw={650} mt="lg">
        The right order: {items.join(', ')}
      </Text>
      <details className={`${outcomeStyles['outcome-details']} quiet quiet-summary`}>
        <summary>Read it in this order</summary>
        <ol>
          {items.map((id) => (
            <li key={id} className={`framed ${styles['order-item']}`}>
              <Paragraph id={id} text={textOf(id)} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
