import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { paths } from '#student/app/paths.ts';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { useExamType } from '#student/core/preferences/exam-type.ts';
import { mockTestsQuery } from '#student/queries/mock-tests.ts';
import { BeforeStart } from './before-start.tsx';
import { MyTests } from '#student/features/sittings/list/my-tests.tsx';
import { RandomTestOffer } from './random-tests.tsx';
import { TestCreditsNote } from './test-credits.tsx';
import { TestRow } from './test-row.tsx';

interface TestGroup {
  readonly title: string;
  readonly categories: readonly MockTestListing['mockTestCategory'][];
}
const groups: readonly TestGroup[] = [
  { title: 'Short tests', categories: ['sprint', 'free'] },
  { title: 'The whole exam', categories: ['full'] },
  { title: 'One part of the exam', categories: ['sectional'] },
  { title: 'Random tests', categories: ['random'] },
];

const isShown = ({ examType, sittings }: MockTestListing, own: ExamType) =>
  examType === null || examType === own || sittings.length > 0;

export default function MockTestsPage() {
  const query = useQuery(mockTestsQuery());
  const examType = useExamType();
  // The specification's desktop begins at 900 px.
  const isNarrow = useMediaQuery('(max-width: 56.24em)', false, { getInitialValueInEffect: false });
  if (query.data) {
    const { mockTests, clock, rights } = query.data;
    const shown = mockTests.filter((test) => isShown(test, examType));
    return (
      <Stack className="page" gap="lg">
        <PageTitle lead="Timed tests. The clock runs on our side: a reload or a lost connection does not change it.">
          Mock Tests
        </PageTitle>
        <TestCreditsNote credits={rights.credits} />
        <BeforeStart tests={shown} extraPercent={rights.extraPercent} />
        {isNarrow && (
          <Text size="sm">
            A full test is better at a desk.{' '}
            <Anchor component={Link} to={paths.mockTestDesktop.getHref()} inherit underline="always">
              See why, and what works here
            </Anchor>
          </Text>
        )}
        {shown.length === 0 && <Text c="dimmed">There are no tests here yet. Come back soon.</Text>}
        {groups.map(({ title, categories }) => {
          const tests = shown.filter(({ mockTestCategory }) => categories.includes(mockTestCategory));
          const isRandom = categories.includes('random');
          return (
            (tests.length > 0 || (isRandom && shown.length > 0)) && (
              <section key={title} aria-label={title}>
                <Title order={2} size="h4" mb="sm">
                  {title}
                </Title>
                {isRandom && <RandomTestOffer rights={rights} />}
                {tests.map((mockTest) => (
                  <TestRow
                    key={mockTest.mockTestId}
                    mockTest={mockTest}
                    clock={clock}
                    credits={rights.credits}
                  />
                ))}
              </section>
            )
          );
        })}
        <MyTests tests={mockTests} clock={clock} />
      </Stack>
    );
  }
  if (query.isError) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  return <PageSkeleton rows={2} />;
}
