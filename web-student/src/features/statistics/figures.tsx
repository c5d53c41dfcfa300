import { Paper, SimpleGrid, type SimpleGridProps } from '@mantine/core';
import styles from './figures.module.css';

interface Props {
  readonly cols: NonNullable<SimpleGridProps['cols']>;
  readonly facts: readonly (readonly [name: string, figure: string])[];
}

export function Figures({ facts, cols }: Props) {
  return (
    <SimpleGrid cols={cols} spacing="sm" component="dl" className={styles['figures']}>
      {facts.map(([name, figure]) => (
        <Paper key={name} withBorder p="md">
          <dt className="quiet">{name}</dt>
          <dd>{figure}</dd>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
