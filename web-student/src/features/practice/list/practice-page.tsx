import { Stack } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { QuestionFilter } from '#domain/questions/contract.ts';
import type { Section } from '#domain/question-types/section.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { PageTitle } from '#student/components/page-title.tsx';
import { exercisesQuery } from '#student/queries/exercises.ts';
import { ListFilters } from './filters/list-filters.tsx';
import { QuestionResults } from './question-results.tsx';
import { Recommended } from './recommended.tsx';
import { TypeMenu } from './filters/type-menu.tsx';
import { countFilters } from './filters/practice-address.ts';
import { usePracticePlace } from './use-practice-place.ts';
import styles from './practice.module.css';

interface Chosen {
  readonly section: Section | undefined;
  readonly type: TypeCode | undefined;
}

export default function PracticePage() {
  const { change, examType, ...place } = usePracticePlace();
  const { filter } = place;
  const exercises = useQuery(exercisesQuery(filter.prediction));

  const chooseType = useCallbackRef(({ section, type }: Chosen) => {
    const { section: _section, type: _type, ...rest } = filter;
    change({ filter: { ...rest, ...(section && { section }), ...(type && { type }) } });
  });
  const narrow = useCallbackRef((next: QuestionFilter, isPassing = false) =>
    change({ filter: next, isPassing }),
  );

  const isWholeBank = !filter.type && !filter.section && countFilters(filter) === 0;
  return (
    <div className={`page ${styles['practice']}`}>
      <PageTitle lead="Choose a type, then a question. Free samples are open to everyone.">
        Quick Practice
      </PageTitle>
      <div className={styles['recommended']}>
        {isWholeBank && <Recommended examType={examType} exercises={exercises.data} />}
      </div>
      <TypeMenu
        examType={examType}
        exercises={exercises.data}
        section={filter.section}
        type={filter.type}
        onChoose={chooseType}
      />
      <Stack gap="lg" className={styles['list']}>
        <ListFilters filter={filter} onChange={narrow} />
        <QuestionResults
          place={place}
          onSort={(sort) => change({ sort })}
          onTurn={(page) => change({ page })}
          onFilter={narrow}
        />
      </Stack>
    </div>
  );
}
