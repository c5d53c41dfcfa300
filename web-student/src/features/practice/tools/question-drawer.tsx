import { Button, Drawer, Group, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Drawer.css';
import {
  IconCircle,
  IconCircleCheckFilled,
  IconCircleHalf2,
  IconCircleXFilled,
  IconLock,
  IconSearch,
  IconStarFilled,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { truncated } from '#domain/core/text/truncated.ts';
import type { QuestionListing } from '#domain/questions/contract.ts';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { pageOfListQuery, questionsOnPage } from '../api/page-of-list.ts';
import { lastGradeNameOf, lastGradeOf } from '#student/components/score/grade.ts';
import type { OpenedFrom } from '../navigation/opened-from.ts';
import styles from './question-drawer.module.css';

interface Props {
  readonly uid: string;
  readonly list: OpenedFrom;
  readonly place: number | null;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

export function QuestionDrawer({ uid, list, place, onClose, onLeave }: Props) {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 200);
  const [page, setPage] = useState(place === null ? 0 : Math.floor((place - 1) / questionsOnPage));
  const { filter, sort } = list.questions;
  const searched = search === '' ? list.questions : { filter: { ...filter, search }, sort };
  const query = useQuery(pageOfListQuery(searched, page));
  const total = query.data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / questionsOnPage));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="md"
      title="Questions in this list"
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 0 }}
    >
      <TextInput
        label="Search"
        placeholder="Title or number, such as RSA-0004"
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        value={text}
        maxLength={100}
        data-autofocus
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setPage(0);
        }}
      />
      <Text size="sm" c="dimmed" my="xs" role="status">
        {query.data && (total === 1 ? '1 question' : `${total} questions`)}
      </Text>
      {query.data ? (
        <>
          {total === 0 && <Text>No matching questions. Try another word.</Text>}
          <Stack component="ul" gap={4}>
            {query.data.questions.map((question) => (
              <li key={question.uid}>
                <Row
                  question={question}
                  href={list.getHref(question.uid)}
                  isCurrent={question.uid === uid}
                  onChoose={() => {
                    onLeave();
                    onClose();
                  }}
                />
              </li>
            ))}
          </Stack>
          {pages > 1 && (
            <Group justify="space-between" mt="md">
              <Button variant="default" size="sm" disabled={page === 0} onClick={() => setPage(page - 1)}>
                Previous page
              </Button>
              <Text size="sm" className="digits">
                {page + 1} of {pages}
              </Text>
              <Button
                variant="default"
                size="sm"
                disabled={page + 1 >= pages}
                onClick={() => setPage(page + 1)}
              >
                Next page
              </Button>
            </Group>
          )}
        </>
      ) : query.isError ? (
        <QueryProblem error={query.error} onRetry={query.refetch} />
      ) : (
        <PageSkeleton rows={3} />
      )}
    </Drawer>
  );
}

interface RowProps {
  readonly question: QuestionListing;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function Row({ question, href, isCurrent, onChoose }: RowProps) {
  const { uid, title, difficulty, isFavorite, lastPercent } = question;
  return (
    <Link
      to={href}
      className={styles['drawer-row']}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (isCurrent) event.preventDefault();
        onChoose();
      }}
    >
      <State question={question} />
      <span className={styles['drawer-row-text']}>
        {truncated(title)}
        <Text component="span" size="sm" c="dimmed" display="block">
          {uid} · difficulty {difficulty}
          {lastPercent !== null && ` · last ${Math.round(lastPercent)}%`}
        </Text>
      </span>
      {isFavorite && <IconStarFilled size={16} className="favorite-star" role="img" aria-label="Favourite" />}
    </Link>
  );
}

function State({ question }: Pick<RowProps, 'question'>) {
  const look = { size: 20, role: 'img' } as const;
  if (question.isLocked) return <IconLock {...look} stroke={1.6} aria-label="Locked" />;
  if (question.answered === 0) return <IconCircle {...look} stroke={1.4} aria-label="Not done" />;
  const grade = lastGradeOf(question);
  const name = lastGradeNameOf(question);
  if (grade === 'wrong') return <IconCircleXFilled {...look} className="mark-wrong" aria-label={name} />;
  if (grade === 'partial') return <IconCircleHalf2 {...look} className="mark-partial" aria-label={name} />;
  return <IconCircleCheckFilled {...look} className="mark-right" aria-label={name} />;
}
