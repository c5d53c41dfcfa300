import { Badge, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { truncated } from '#domain/core/truncated.ts';
import type { MockTestResult } from '#domain/mock-tests/contract.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { gradeOf, judgedPart } from '../../components/grade.ts';
import { GradeMark } from '../../components/grade-mark.tsx';
import { MarkedQuestion } from '../../components/marked-question.tsx';
import { clockText } from '../../core/server-clock.ts';
import { WordLookup } from '../dictionary/word-lookup.tsx';
import { resultQuery } from './api/result.ts';

export type ResultEntry = MockTestResult['questions'][number];

interface Props {
  readonly sessionId: string;
  readonly entry: ResultEntry;
  readonly number: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

const noScore =
  'This answer could not be scored: the analysis did not work. It counts neither for nor against you. Practise the type to have another answer scored.';

/** Where a question of a result stands on its page. */
export const anchorOf = (number: number) => `question-${number}`;

/** A question of a finished test: its points and time, and unfolded what was answered, what was right, and why. */
export function ResultQuestion({ sessionId, entry, number, isOpen, onToggle }: Props) {
  const { question, answer, solution, score, failure, correction, secondsUsed } = entry;
  const queryClient = useQueryClient();
  const loadAgain = async () => {
    const { questions } = await queryClient.fetchQuery({ ...resultQuery(sessionId), staleTime: 0 });
    return questions.find((one) => one.question.uid === question.uid)?.question;
  };
  return (
    <section className="result-question" aria-label={`Question ${number}`} id={anchorOf(number)}>
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary>
          {score && <GradeMark grade={gradeOf(score)} label={judgedPart(score)} />}
          <Title order={2} size="h5">
            {number}. {catalogue[question.type].name}
          </Title>
          <Text component="span" c="dimmed" size="sm" className="digits">
            {score ? `${score.points} of ${score.maximum}` : 'No score'}
            {secondsUsed !== undefined && ` · ${clockText(secondsUsed)}`}
          </Text>
          {!answer && (
            <Badge color="slate" variant="outline">
              Not answered
            </Badge>
          )}
        </summary>
        {isOpen && (
          <>
            <Text c="dimmed" size="sm" mb="sm">
              {question.uid} · {truncated(question.title)}
            </Text>
            <WordLookup>
              <MarkedQuestion
                view={question}
                answer={answer}
                solution={solution}
                score={score}
                unscored={failure === undefined ? undefined : noScore}
                loadAgain={loadAgain}
                correction={correction}
                noAnswer="There was no answer."
                context="test"
              />
            </WordLookup>
          </>
        )}
      </details>
    </section>
  );
}
