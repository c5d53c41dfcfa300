import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { QueryProblem } from '../../components/problem.tsx';
import { useExamType } from '../../core/exam-type.ts';
import { mockTestsQuery } from './api/mock-tests.ts';
import { MockTestCard } from './mock-test-card.tsx';

interface TestGroup {
  readonly title: string;
  readonly categories: readonly MockTestListing['mockTestCategory'][];
}
const groups: readonly TestGroup[] = [
  { title: 'Short tests', categories: ['sprint', 'free'] },
  { title: 'The whole exam', categories: ['full'] },
  { title: 'One part of the exam', categories: ['sectional'] },
];

/** The tests of the student's exam; one of another exam that they have sat stays. */
const isShown = ({ examType, sittings }: MockTestListing, own: ExamType) =>
  examType === null || examType === own || sittings.length > 0;

export default function MockTestsPage() {
  const query = useQuery(mockTestsQuery());
  const examType = useExamType();
  if (query.data) {
    const { mockTests, clock } = query.data;
    const shown = mockTests.filter((test) => isShown(test, examType));
    return (
      <Stack className="page" gap="lg">
        <PageTitle lead="Timed tests. The clock runs on our side: a reload or a lost connection does not change it.">
          Mock Tests
        </PageTitle>
        {shown.length === 0 && <Text c="dimmed">There are no tests here yet. Come back soon.</Text>}
        {groups.map(({ title, categories }) => {
          const tests = shown.filter(({ mockTestCategory }) => categories.includes(mockTestCategory));
          return (
            tests.length > 0 && (
              <section key={title} aria-label={title}>
                <Title order={2} size="h4" mb="sm">
                  {title}
                </Title>
                <SimpleGrid cols={{ base: 1, md: tests.length > 1 ? 2 : 1 }}>
                  {tests.map((mockTest) => (
                    <MockTestCard key={mockTest.mockTestId} mockTest={mockTest} clock={clock} />
                  ))}
                </SimpleGrid>
              </section>
            )
          );
        })}
      </Stack>
    );
  }
  if (query.isError) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  return <PageSkeleton rows={2} />;
}
