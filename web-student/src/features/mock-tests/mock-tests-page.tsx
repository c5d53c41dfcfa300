import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { QueryProblem } from '../../components/problem.tsx';
import { mockTestsQuery } from './api/mock-tests.ts';
import { MockTestCard } from './mock-test-card.tsx';

export default function MockTestsPage() {
  const query = useQuery(mockTestsQuery());
  if (query.data) {
    const { mockTests, clock } = query.data;
    return (
      <Stack className="page" gap="lg">
        <PageTitle lead="Timed tests. The clock runs on our side: a reload or a lost connection does not change it.">
          Mock Tests
        </PageTitle>
        {mockTests.length === 0 && <Text c="dimmed">There are no tests here yet. Come back soon.</Text>}
        {mockTests.map((mockTest) => (
          <MockTestCard key={mockTest.mockTestId} mockTest={mockTest} clock={clock} />
        ))}
      </Stack>
    );
  }
  if (query.isError) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  return <PageSkeleton rows={2} />;
}
