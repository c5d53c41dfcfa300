import { SegmentedControl, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { sectionSchema, typeCodes, typeCodeSchema } from '#domain/question-types/type-code.ts';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { QueryProblem } from '../../components/problem.tsx';
import { browserStore, storageKeys } from '../../core/storage.ts';
import { questionsQuery } from './api/questions.ts';
import { QuestionList } from './question-list.tsx';
import { TypeCards } from './type-cards.tsx';

const all = 'ALL';
const sectionChoices = [
  { value: all, label: 'All' },
  { value: 'reading', label: 'Reading' },
  { value: 'listening', label: 'Listening' },
];

/** The address says what is shown; where it says nothing, what was shown last is. */
export default function PracticePage() {
  const [search, setSearch] = useSearchParams();
  const questions = useQuery(questionsQuery());
  const asked = (name: string, key: string) => search.get(name) ?? browserStore.get(key);
  const exercise = typeCodeSchema.safeParse(asked('exercise', storageKeys.exerciseSelected)).data;
  const section = sectionSchema.safeParse(asked('section', storageKeys.sectionSelected)).data;
  const types = typeCodes.filter((type) => !section || catalogue[type].section === section);
  const chosen = exercise && types.includes(exercise) ? exercise : undefined;

  useEffect(() => {
    browserStore.set(storageKeys.sectionSelected, section ?? all);
    browserStore.set(storageKeys.exerciseSelected, chosen ?? all);
  }, [section, chosen]);

  const show = (next: { section: string | undefined; exercise: string | undefined }) =>
    setSearch({ section: next.section ?? all, exercise: next.exercise ?? all }, { replace: true });

  return (
    <Stack className="page" gap="lg">
      <PageTitle lead="Choose a type, then a question. Free samples are open to everyone.">
        Quick Practice
      </PageTitle>
      <SegmentedControl
        aria-label="Section"
        data={sectionChoices}
        value={section ?? all}
        onChange={(value) => show({ section: value, exercise: undefined })}
      />
      {questions.data ? (
        <>
          <TypeCards
            types={types}
            questions={questions.data}
            chosen={chosen}
            onChoose={(type) => show({ section, exercise: type })}
          />
          <QuestionList
            questions={(chosen ? [chosen] : types).flatMap((type) =>
              questions.data.filter((question) => question.type === type),
            )}
          />
        </>
      ) : questions.isError ? (
        <QueryProblem error={questions.error} onRetry={questions.refetch} />
      ) : (
        <PageSkeleton />
      )}
    </Stack>
  );
}
