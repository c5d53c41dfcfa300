import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { strengthOf } from '#domain/statistics/skill-statistics.ts';
import { sectionNames } from '../../components/section-names.ts';
import { skillColors } from '../../components/skill-colors.ts';
import { StrengthList } from '../statistics/strength-list.tsx';

/** Made-up answers, and said to be so; what they come to is worked out as everywhere. */
const sums = [
  { skill: 'reading', answered: 42, points: 96, maximum: 128 },
  { skill: 'listening', answered: 36, points: 71, maximum: 120 },
  { skill: 'writing', answered: 4, points: 9, maximum: 16 },
] as const;

/** How a strength is told: with its range, and not at all where too little is known. */
export function Example() {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing={{ base: 'lg', md: 48 }} component="section">
      <div>
        <Title order={2}>Honest numbers</Title>
        <Text mt="sm" c="dimmed">
          Three right answers say little, forty say a lot. So every result has a range, and the range gets
          smaller with each answer. When we do not know yet, we say so.
        </Text>
      </div>
      <Paper withBorder p={{ base: 'md', xs: 'lg' }}>
        <Text size="sm" c="dimmed" mb="md">
          An example, after 82 answers
        </Text>
        <StrengthList
          strengths={sums.map(({ skill, ...sum }) => ({
            ...strengthOf(sum),
            key: skill,
            name: sectionNames[skill],
            color: skillColors[skill],
          }))}
        />
      </Paper>
    </SimpleGrid>
  );
}
