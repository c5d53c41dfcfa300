import { Stack, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.css';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { examTypeNames } from '#domain/accounts/exam-type.ts';
import { fewestPublicResults, type CalibrationGroup } from '#domain/results/calibration.ts';
import { fetchCalibration } from '#domain/results/contract.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { call } from '#student/core/api.ts';

const calibrationQuery = queryOptions({
  queryKey: ['calibration'],
  queryFn: async ({ signal }) => (await call(fetchCalibration, {}, { signal })).body,
});

export default function EstimatesPage() {
  const { data, error, isPending, refetch } = useQuery(calibrationQuery);
  if (isPending) return <PageSkeleton rows={3} />;
  if (!data) return <QueryProblem error={error} onRetry={refetch} />;
  const { results, groups } = data;
  return (
    <Stack className="page" gap="md">
      <PageTitle lead="We compare the estimate of each student's last full mock test with their result of the exam.">
        How good are our estimates?
      </PageTitle>
      {groups.length === 0 ? (
        <Text maw={560}>
          We have {results} of the {fewestPublicResults} results we need. With fewer, the figures would say
          more about chance than about our estimates.
        </Text>
      ) : (
        <Errors groups={groups} />
      )}
      <div>
        <ButtonLink to={paths.realResult.getHref()} variant="default">
          Report your result
        </ButtonLink>
      </div>
    </Stack>
  );
}

function Errors({ groups }: { readonly groups: readonly CalibrationGroup[] }) {
  return (
    <Table.ScrollContainer minWidth={320} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table>
        <Table.Caption>
          Points on the scale of the exam, from 10 to 90. The range of an estimate should hold 9 of 10
          results.
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {['Exam', 'Version', 'Results', 'Average distance', 'Average error', 'In range'].map((name) => (
              <Table.Th key={name} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map(({ examType, version, results, meanError, meanAbsoluteError, inRange }) => (
            <Table.Tr key={`${examType} ${version}`}>
              <Table.Th scope="row">{examTypeNames[examType]}</Table.Th>
              <Table.Td>{version}</Table.Td>
              <Table.Td>{results}</Table.Td>
              <Table.Td>{meanAbsoluteError.toFixed(1)}</Table.Td>
              <Table.Td>{signed(meanError)}</Table.Td>
              <Table.Td>{Math.round(inRange * 100)}%</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const signed = (error: number): string => `${error > 0 ? '+' : ''}${error.toFixed(1)}`;
