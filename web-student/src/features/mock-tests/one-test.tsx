import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { Problem, QueryProblem } from '#student/components/problem.tsx';
import { messages } from '#student/core/messages.ts';
import type { ClockReading } from '#student/core/server-clock.ts';
import { mockTestsQuery, type TestRights } from '#student/queries/mock-tests.ts';

export interface ListedTest {
  readonly mockTest: MockTestListing;
  readonly rights: TestRights;
  readonly clock: ClockReading;
}

export function OneTest({ children }: { readonly children: (listed: ListedTest) => ReactNode }) {
  const [search] = useSearchParams();
  const query = useQuery(mockTestsQuery());
  if (query.data) {
    const { mockTests, ...rest } = query.data;
    const mockTest = mockTests.find(({ mockTestId }) => mockTestId === search.get('id'));
    if (mockTest) return children({ mockTest, ...rest });
    return (
      <Problem title="Test not found" text={messages.mock_test_not_found} order={1}>
        <ButtonLink to={paths.mockTests.getHref()}>Go to the mock tests</ButtonLink>
      </Problem>
    );
  }
  if (query.isError) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  return <PageSkeleton rows={3} />;
}
