import { Badge, Text, Title } from '@mantine/core';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { gradeNameOf, gradeOf, judgedPart } from '#student/components/score/grade.ts';
import { GradeMark } from '#student/components/score/grade-mark.tsx';
import { clockText } from '#student/core/server-clock.ts';
import { ResultEntryContent, type ResultEntry } from './result-entry.tsx';
import styles from './result-question.module.css';

interface Props {
  readonly sessionId: string;
  readonly entry: ResultEntry;
  readonly number: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

export const anchorOf = (number: number) => `question-${number}`;

export function ResultQuestion({ sessionId, entry, number, isOpen, onToggle }: Props) {
  const { question, answer, score, isAwaited, isLate, secondsUsed } = entry;
  return (
    <section className={styles['result-question']} aria-label={`Question ${number}`} id={anchorOf(number)}>
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary>
          {score && <GradeMark grade={gradeOf(score)} label={judgedPart(score) ?? gradeNameOf(score)} />}
          <Title order={3} size="h5">
            {number}. {catalogue[question.type].name}
          </Title>
          <Text component="span" c="dimmed" size="sm" className="digits">
            {score ? `${score.points} of ${score.maximum}` : isAwaited ? 'Being scored' : 'No score'}
            {isLate && ' · scored after your first result'}
            {secondsUsed !== undefined && ` · ${clockText(secondsUsed)}`}
          </Text>
          {!answer && (
            <Badge color="slate" variant="outline">
              Not answered
            </Badge>
          )}
        </summary>
        {isOpen && <ResultEntryContent sessionId={sessionId} entry={entry} />}
      </details>
    </section>
  );
}
