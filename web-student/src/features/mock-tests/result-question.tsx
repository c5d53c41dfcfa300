import { Badge, Group, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import type { MockTestResult } from '#domain/mock-tests/contract.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { questionTypes } from '#domain/question-types/registry.ts';
import { Outcome } from '../../components/outcome.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { QuestionScreen } from '../../question-types/registry.tsx';

interface Props {
  readonly entry: MockTestResult['questions'][number];
  readonly number: number;
}

const unchanged = () => undefined;

/** A question of a finished test: what was answered, what was right, the points and why. */
export function ResultQuestion({ entry: { question, answer, solution, score }, number }: Props) {
  const { name } = catalogue[question.type];
  return (
    <section className="result-question" aria-label={`Question ${number}`}>
      <Group gap="xs" mb="sm">
        <Title order={2} size="h4">
          {number}. {name}
        </Title>
        <Text c="dimmed" size="sm">
          {question.uid} · {question.title}
        </Text>
        {!answer && (
          <Badge color="slate" variant="outline">
            Not answered
          </Badge>
        )}
      </Group>
      <Suspense fallback={<PageSkeleton rows={1} />}>
        <QuestionScreen
          view={question}
          answer={answer ?? questionTypes[question.type].noAnswer}
          onChange={unchanged}
          isLocked
          mode="mockTest"
          marked={{ score, solution, showsSolution: true }}
        />
      </Suspense>
      <Outcome
        type={question.type}
        score={score}
        explanation={solution.explanation}
        isAnswered={answer !== undefined}
      />
    </section>
  );
}
