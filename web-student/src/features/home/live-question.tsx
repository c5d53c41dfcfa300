import { Anchor, Badge, Button, Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { ViewOf } from '#domain/question-types/kinds.ts';
import type { Answered } from '#domain/practice/contract.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { SavedHere } from '#student/components/saved-here.tsx';
import { questionQuery, type ShownQuestion } from '#student/queries/question.ts';
import { useExercise } from '#student/features/practice/answer/use-exercise.ts';
import { letterOf } from '#student/mechanisms/pieces/choice/letter-of.ts';
import { Options } from '#student/mechanisms/pieces/choice/options.tsx';
import { freeQuestionQuery } from './api/free-question.ts';
import { freeHref, sampleFilter } from './free-list.ts';
import badgeStyles from '#student/components/styles/type-badge.module.css';
import factsStyles from '#student/components/styles/facts.module.css';
import styles from './home-page.module.css';

const { name, color } = catalogue[sampleFilter.type];

export default function LiveQuestion() {
  const free = useQuery(freeQuestionQuery());
  const uid = free.data ?? '';
  const question = useQuery({ ...questionQuery(uid), enabled: uid !== '' });
  const failed = [free, question].find(({ isError }) => isError);
  if (failed) return <QueryProblem error={failed.error} onRetry={failed.refetch} />;
  if (free.data === null) return null;
  if (question.data?.question.type !== sampleFilter.type) return <Skeleton height={645} />;
  const { revision } = question.data;
  return <Answerable key={revision} view={question.data.question} shown={question.data} />;
}

interface Props {
  readonly view: ViewOf<'single-choice'>;
  readonly shown: ShownQuestion;
}

function Answerable({ view, shown }: Props) {
  const queryClient = useQueryClient();
  const exercise = useExercise(shown, () =>
    refetchQueries(queryClient, { queryKey: ['question', view.uid] }),
  );
  const { phase, answer, isOpen, fault } = exercise;
  const marked = phase.name === 'marked' ? phase : undefined;
  const chosen = answer.type === sampleFilter.type ? answer.selectedAnswer : '';
  const right = marked?.solution.type === sampleFilter.type ? marked.solution.correctAnswer : undefined;
  return (
    <Paper
      withBorder
      p={{ base: 'md', xs: 'lg' }}
      component="section"
      aria-label="A free question"
      style={{ '--category': `var(--mantine-color-${color}-6)` }}
    >
      <Group gap="xs" mb="xs">
        <span className={badgeStyles['type-badge']} aria-hidden>
          {sampleFilter.type}
        </span>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Badge variant="outline" color="slate" ml="auto">
          Free
        </Badge>
      </Group>
      <div className="passage-window" tabIndex={0} role="region" aria-label="The text">
        {view.topic.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Options
        kind="radio"
        legend={view.question}
        options={view.multichoice}
        chosen={chosen === '' ? [] : [chosen]}
        correct={right === undefined ? undefined : [right]}
        isMarked={marked !== undefined}
        isLocked={!isOpen}
        fault={fault}
        onChange={([selectedAnswer = ''], step) => exercise.change({ type: view.type, selectedAnswer }, step)}
      />
      <SavedHere isSending={phase.name === 'sending'} />
      {phase.name === 'refused' && (
        <Text c="red" mt="sm" role="alert">
          {phase.message}
        </Text>
      )}
      {marked && right !== undefined ? (
        <Result view={view} chosen={chosen} right={right} marked={marked} />
      ) : (
        <Button mt="md" size="md" loading={phase.name === 'sending'} onClick={() => exercise.submit()}>
          Check my answer
        </Button>
      )}
    </Paper>
  );
}

interface ResultProps {
  readonly view: ViewOf<'single-choice'>;
  readonly chosen: string;
  readonly right: string;
  readonly marked: Answered;
}

function Result({ view: { multichoice }, chosen, right, marked }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isRight = chosen === right;
  const { explanations } = marked.solution;
  const reasons = [...new Set([chosen, right])].flatMap((option) => {
    const index = multichoice.indexOf(option);
    const reason = explanations[index];
    return reason ? [{ letter: letterOf(index), text: reason.text }] : [];
  });
  return (
    <div className={styles['live-result']}>
      <Title order={3} size="h4" className="focus-target" ref={heading} tabIndex={-1}>
        {isRight ? 'Right.' : `Not right. The answer is ${letterOf(multichoice.indexOf(right))}.`}
      </Title>
      <dl className={factsStyles['facts']}>
        {reasons.map(({ letter, text }) => (
          <div key={letter}>
            <dt>Why {letter}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Group mt="md">
        <ButtonLink to={freeHref}>Next free question</ButtonLink>
        <Anchor component={Link} to={paths.register.getHref()} underline="always">
          Sign up to keep your scores
        </Anchor>
      </Group>
    </div>
  );
}
