import { Paper, SimpleGrid, type SimpleGridProps } from '@mantine/core';
import './statistics.css';

interface Props {
  readonly cols: NonNullable<SimpleGridProps['cols']>;
  readonly facts: readonly (readonly [name: string, figure: string])[];
}

export function Figures({ facts, cols }: Props) {
  return (
    <SimpleGrid cols={cols} spacing="sm" component="dl" className="figures">
      {facts.map(([name, figure]) => (
        <Paper key={name} withBorder p="md">
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
