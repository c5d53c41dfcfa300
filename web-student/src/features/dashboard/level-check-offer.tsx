import { Paper, Text, Title } from '@mantine/core';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { QueueButton } from '#student/components/question/queue-button.tsx';

interface Props {
  readonly left: readonly TypeCode[];
  readonly total: number;
}

export function LevelCheckOffer({ left, total }: Props) {
  const isBegun = left.length < total;
  return (
    <Paper withBorder p={{ base: 'md', xs: 'lg' }} component="section" aria-labelledby="level-check">
      <Title order={2} size="h3" id="level-check">
        Check your level
      </Title>
      <Text mt="xs" mb="md">
        {isBegun
          ? `You have answered ${total - left.length} of ${total} questions. Answer the others, so that your plan covers all four skills.`
          : `${total} short questions over all four skills, about 10 minutes. Then your plan starts with what you need most.`}
      </Text>
      <QueueButton types={left} size="md">
        {isBegun ? 'Continue the level check' : 'Start the level check'}
      </QueueButton>
    </Paper>
  );
}
