import { Badge, Group, Text, Title } from '@mantine/core';
import type { MockTestResult } from '#domain/mock-tests/contract.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { MarkedQuestion } from '../../components/marked-question.tsx';
import { WordLookup } from '../dictionary/word-lookup.tsx';

interface Props {
  readonly entry: MockTestResult['questions'][number];
  readonly number: number;
}

const noScore =
  'This answer could not be scored: the analysis did not work. It counts neither for nor against you. Practise the type to have another answer scored.';

/** A question of a finished test: what was answered, what was right, the points and why. */
export function ResultQuestion({ entry, number }: Props) {
  const { question, answer, solution, score, failure, correction } = entry;
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
      <WordLookup>
        <MarkedQuestion
          view={question}
          answer={answer}
          solution={solution}
          score={score}
          unscored={failure === undefined ? undefined : noScore}
          correction={correction}
          noAnswer="There was no answer."
          context="test"
        />
      </WordLookup>
    </section>
  );
}
