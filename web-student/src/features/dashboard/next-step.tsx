import { Group, Paper, Text, Title } from '@mantine/core';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { QuestionListing } from '#domain/questions/contract.ts';
import { averagePercent, type TypeStatistics } from '#domain/statistics/type-statistics.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { suggestedQuestion } from '../practice/next-question.ts';

interface Props {
  readonly questions: readonly QuestionListing[];
  readonly statistics: readonly TypeStatistics[];
}

export function NextStep({ questions, statistics }: Props) {
  const suggestion = suggestedQuestion(questions, statistics);
  if (!suggestion) return null;
  const { question, reason } = suggestion;
  const { name, description } = catalogue[question.type];
  const percent = averagePercent(
    statistics.find(({ type }) => type === question.type) ?? { points: 0, maximum: 0 },
  );
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="next-title">
      <Text size="sm" c="dimmed">
        Next step
      </Text>
      <Title order={2} size="h3" id="next-title" mt={2}>
        {name}: {question.title}
      </Title>
      <Text mt={6} mb="md">
        {reason === 'new_type'
          ? `You have not tried this type yet. ${description}`
          : `Your average here is ${percent ?? 0} %, the lowest of all types. ${description}`}
      </Text>
      <Group>
        <ButtonLink to={paths.exercise.getHref(question.uid)}>Start</ButtonLink>
        <ButtonLink to={paths.practice.getHref()} variant="default">
          Choose another question
        </ButtonLink>
      </Group>
    </Paper>
  );
}
