import { Badge, Text, Title } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { QuestionListing } from '#domain/questions/contract.ts';
import { paths } from '../../app/paths.ts';
import './practice.css';

export function QuestionList({ questions }: { readonly questions: readonly QuestionListing[] }) {
  return (
    <section aria-labelledby="questions-title">
      <Title order={2} size="h4" id="questions-title" mb="sm">
        Questions
      </Title>
      {questions.length === 0 ? (
        <Text c="dimmed">There are no questions here yet. Choose another section.</Text>
      ) : (
        <ul className="question-list">
          {questions.map((question) => (
            <li key={question.uid}>
              <QuestionRow question={question} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const levels = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

function QuestionRow({ question }: { readonly question: QuestionListing }) {
  const { uid, title, level, free, isLocked, answered, bestPercent } = question;
  return (
    <Link className="question-row" to={paths.exercise.getHref(uid)}>
      <State isLocked={isLocked} isDone={answered > 0} />
      <span>
        <Text component="span" fw={550} display="block">
          {title}
        </Text>
        <Text component="span" size="sm" c="dimmed">
          {uid} · {levels[level]}
          {answered > 1 && ` · ${answered} times`}
        </Text>
      </span>
      <span className="question-row-end">
        {bestPercent !== null && (
          <Text component="span" size="sm" fw={600} display="block">
            Best {Math.round(bestPercent)} %
          </Text>
        )}
        {isLocked ? (
          <Text component="span" size="sm" c="dimmed">
            Locked
          </Text>
        ) : (
          free && (
            <Badge variant="outline" color="slate" component="span">
              Free
            </Badge>
          )
        )}
      </span>
    </Link>
  );
}

function State({ isLocked, isDone }: { readonly isLocked: boolean; readonly isDone: boolean }) {
  if (isDone) return <IconCircleCheckFilled className="mark-right" size={22} role="img" aria-label="Done" />;
  if (isLocked) return <IconLock size={20} stroke={1.6} aria-hidden />;
  return <IconCircle size={20} stroke={1.4} role="img" aria-label="Not done" opacity={0.6} />;
}
