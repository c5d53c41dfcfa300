import { Group, Progress, Stack, Text } from '@mantine/core';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { averagePercent, type TypeStatistics } from '#domain/statistics/type-statistics.ts';

/** A bar for each type, each with its number beside it. */
export function StrengthPicture({ types }: { readonly types: readonly TypeStatistics[] }) {
  return (
    <Stack gap="md">
      {types.map((statistics) => {
        const { name, color } = catalogue[statistics.type];
        const percent = averagePercent(statistics) ?? 0;
        return (
          <div key={statistics.type}>
            <Group justify="space-between" mb={4} gap="xs">
              <Text size="sm" fw={550}>
                {name}
              </Text>
              <Text size="sm" className="digits">
                {percent} %
              </Text>
            </Group>
            <Progress
              value={percent}
              size="lg"
              color={`${color}.7`}
              aria-label={`${name}, average in percent`}
            />
          </div>
        );
      })}
    </Stack>
  );
}
