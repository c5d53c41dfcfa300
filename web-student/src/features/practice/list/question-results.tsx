import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useCallbackRef, useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef } from 'react';
import type { QuestionFilter, QuestionSort } from '#domain/questions/contract.ts';
import { paths } from '#student/app/paths.ts';
import { QueryProblem } from '#student/components/problem.tsx';
import { Waiting } from '#student/components/waiting.tsx';
import { writeList } from '#student/core/lists/question-list.ts';
import { pageOfListQuery, questionsOnPage } from '../api/page-of-list.ts';
import { PageTurner } from './page-turner.tsx';
import { countFilters, withoutFilters, type PracticePlace } from './filters/practice-address.ts';
import { QuestionCards } from './question-cards.tsx';
import { QuestionTable } from './question-table.tsx';
import { StartButton } from './start-button.tsx';
import { useFavorite } from './use-favorite.ts';
import layout from '#student/components/styles/layout.module.css';
import styles from './practice.module.css';
import results from '#student/components/styles/results.module.css';

interface Props {
  readonly place: PracticePlace;
  readonly onSort: (sort: QuestionSort) => void;
  readonly onTurn: (page: number) => void;
  readonly onFilter: (filter: QuestionFilter) => void;
}

export function QuestionResults({ place, onSort, onTurn, onFilter }: Props) {
  const { filter, sort, page } = place;
  const top = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width: 52em)', undefined, { getInitialValueInEffect: false });
  const query = useQuery(pageOfListQuery({ filter, sort }, page));
  const onFavorite = useCallbackRef(useFavorite());
  // Render rows with low priority, so that the next click need not wait for them.
  const shown = useDeferredValue(query.data);
  if (query.isError && !query.data) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  if (!shown) return <Rows />;
  const { questions, total, list } = shown;
  const pages = Math.max(1, Math.ceil(total / questionsOnPage));
  const List = isNarrow ? QuestionCards : QuestionTable;
  const written = { section: 'ALL', ...writeList(list) };
  const open = questions.filter(({ isLocked }) => !isLocked);
  const locked = questions.filter(({ isLocked }) => isLocked);
  const listed = {
    sort,
    onSort,
    onFavorite,
    hasManyTypes: list.filter.type === undefined,
    getHref: (uid: string) => paths.exercise.getHref(uid, written),
  };
  const turn = (to: number) => {
    onTurn(to);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section aria-label="Questions">
      <div
        className={`${styles['results-head']} ${layout['row']} ${layout['spread']} focus-target`}
        ref={top}
        tabIndex={-1}
      >
        <Text role="status" fw={550}>
          {countText(total, page, questions.length)}
        </Text>
        {total > 0 && (
          <StartButton
            list={{ filter, sort }}
            hasLocked={questions.some(({ isLocked }) => isLocked)}
            variant={filter.type || filter.section || countFilters(filter) > 0 ? 'filled' : 'default'}
          />
        )}
      </div>
      {total === 0 ? (
        <Empty filter={filter} onFilter={onFilter} />
      ) : (
        <div className={results['results']} data-stale={query.isPlaceholderData || shown !== query.data}>
          {open.length > 0 && <List {...listed} questions={open} />}
          {locked.length > 0 && (
            <details className={`quiet-summary ${styles['locked-questions']}`} open={open.length === 0}>
              <summary>{lockedText(locked.length)}</summary>
              <List {...listed} questions={locked} />
            </details>
          )}
        </div>
      )}
      <PageTurner page={page} pages={pages} onTurn={turn} />
    </section>
  );
}

const lockedText = (count: number) => (count === 1 ? '1 locked question' : `${count} locked questions`);

function countText(total: number, page: number, shown: number): string {
  if (total === 0) return 'No questions';
  if (total === shown) return total === 1 ? '1 question' : `${total} questions`;
  const first = page * questionsOnPage + 1;
  return shown === 0 ? `${total} questions` : `${first}–${first + shown - 1} of ${total} questions`;
}

function Empty({ filter, onFilter }: Pick<Props, 'onFilter'> & { readonly filter: QuestionFilter }) {
  if (countFilters(filter) > 0) {
    return (
      <Stack align="flex-start" gap="sm" py="md">
        <Text c="dimmed">
          {filter.prediction === true
            ? 'No questions are predicted right now. Check back later.'
            : 'No matching questions. Try another word or fewer filters.'}
        </Text>
        <Button variant="default" onClick={() => onFilter(withoutFilters(filter))}>
          Clear all filters
        </Button>
      </Stack>
    );
  }
  return (
    <Text c="dimmed" py="md">
      There are no questions here yet. Choose another section or type.
    </Text>
  );
}

function Rows() {
  return (
    <Waiting gap="xs">
      {Array.from({ length: 8 }, (_row, index) => (
        <Skeleton key={index} height={48} />
      ))}
    </Waiting>
  );
}
