import { Badge, Group, Stack, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import type { MockTestResult } from '#domain/sittings/contract.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { scoreText } from '#domain/scoring/score.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { gradeNameOf, gradeOf } from '#student/components/score/grade.ts';
import { GradeMark } from '#student/components/score/grade-mark.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { clockText } from '#student/core/server-clock.ts';
import { useShortcuts } from '#student/core/page/use-shortcuts.ts';
import { ResultEntryContent, type ResultEntry } from './result-entry.tsx';
import { nextMissed } from './review-order.ts';
import layout from '#student/components/styles/layout.module.css';
import styles from './result-questions.module.css';
import reviewItemStyles from './review-item.module.css';
import chipStyles from '#student/components/styles/chip.module.css';

interface Props {
  readonly result: MockTestResult;
  readonly index: number;
  readonly entry: ResultEntry;
}

const timeText = ({ secondsUsed, question }: ResultEntry) =>
  secondsUsed === undefined
    ? ''
    : ` · ${clockText(secondsUsed)}, target ${clockText(catalogue[question.type].targetTime)}`;

export function ReviewItem({ result: { sessionId, name, questions }, index, entry }: Props) {
  const navigate = useNavigate();
  const addressOf = (place: number) => paths.mockTestResults.getReviewHref(sessionId, place + 1);
  const list = paths.mockTestResults.getHref(sessionId);
  const [previous, next] = [index - 1, index + 1];
  const missed = nextMissed(questions, index);
  const { type } = entry.question;
  const typeName = catalogue[type].name;
  useShortcuts({
    next: () => void (next < questions.length && navigate(addressOf(next))),
    previous: () => void (previous >= 0 && navigate(addressOf(previous))),
    list: () => void navigate(list),
  });
  return (
    <Stack className="page" gap="lg">
      <PageTitle lead={`${name} · Question ${index + 1} of ${questions.length}`}>{typeName}</PageTitle>
      <nav className={`${layout['chips']} ${styles['result-jumps']}`} aria-label="Questions of this test">
        {questions.map((one, place) => (
          <Link
            key={one.question.uid}
            className={chipStyles['chip']}
            to={addressOf(place)}
            {...(place === index && { 'aria-current': 'page' })}
          >
            {one.score && <GradeMark grade={gradeOf(one.score)} label={gradeNameOf(one.score)} size={18} />}
            <b>{place + 1}</b>{' '}
            <span className={styles['result-jump-more']}>
              {one.score ? scoreText(one.score) : one.isAwaited ? 'being scored' : 'no score'}
            </span>
          </Link>
        ))}
      </nav>
      <Group gap="xs">
        <Text className="digits">
          {entry.score
            ? `${entry.score.points} of ${entry.score.maximum} points`
            : entry.isAwaited
              ? 'Being scored'
              : 'No score'}
          {entry.isLate && ' · scored after your first result'}
          {timeText(entry)}
        </Text>
        {!entry.answer && (
          <Badge color="slate" variant="outline">
            Not answered
          </Badge>
        )}
      </Group>
      {/* Remount for each question: open sections and players must not carry over. */}
      <div key={entry.question.uid}>
        <ResultEntryContent sessionId={sessionId} entry={entry} />
      </div>
      <Group component="nav" aria-label="Test navigation" className={reviewItemStyles['review-ways']}>
        <ButtonLink to={list} variant="default">
          Back to the result
        </ButtonLink>
        <ButtonLink to={`${paths.exercise.path}?exercise=${type}`} variant="default">
          Practise this type
        </ButtonLink>
        <Group ml={{ sm: 'auto' }}>
          {previous >= 0 && (
            <ButtonLink to={addressOf(previous)} variant="default">
              Previous
            </ButtonLink>
          )}
          {next < questions.length && (
            <ButtonLink to={addressOf(next)} variant="default">
              Next
            </ButtonLink>
          )}
          {missed !== undefined && <ButtonLink to={addressOf(missed)}>Next with points lost</ButtonLink>}
        </Group>
      </Group>
    </Stack>
  );
}
