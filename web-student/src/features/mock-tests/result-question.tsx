import { Badge, Group, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { MockTestResult } from '#domain/mock-tests/contract.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { emptyAnswerOf } from '#domain/question-types/registry.ts';
import { usePlayer } from '../../audio/use-player.ts';
import { Outcome } from '../../components/outcome.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { QuestionExplanation, QuestionScreen } from '../../mechanisms/registry.tsx';
import { WordLookup } from '../dictionary/word-lookup.tsx';

interface Props {
  readonly entry: MockTestResult['questions'][number];
  readonly number: number;
}

const unchanged = () => undefined;

/** A question of a finished test: what was answered, what was right, the points and why. */
export function ResultQuestion({ entry, number }: Props) {
  const { question, answer, solution, score, correction } = entry;
  const { name } = catalogue[question.type];
  const [quote, setQuote] = useState<string>();
  const player = usePlayer(question, { mode: 'review' });
  const shown = { view: question, answer: answer ?? emptyAnswerOf(question.type), player, quote };
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
        <Suspense fallback={<PageSkeleton rows={1} />}>
          <QuestionScreen
            {...shown}
            onChange={unchanged}
            phase="after"
            context="test"
            showAnswer
            isLocked
            solution={solution}
            score={score}
          />
          <Outcome
            type={question.type}
            score={score}
            correction={correction}
            remark={answer ? undefined : 'There was no answer.'}
          >
            <QuestionExplanation {...shown} solution={solution} onExplain={setQuote} />
          </Outcome>
        </Suspense>
      </WordLookup>
    </section>
  );
}
