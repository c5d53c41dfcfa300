import { Alert, Skeleton } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { audienceSchema } from '#domain/accounts/audience.ts';
import { previewAudience } from '#domain/notifications/admin-contract.ts';
import { Failed } from '#console/components/failed.tsx';
import { call } from '#console/core/api.ts';

export const AudiencePreview = () => {
  const chosen = audienceSchema.safeParse(useWatch({ name: 'audience' }));
  const { data, error, refetch } = useQuery({
    queryKey: ['audience', chosen.data],
    queryFn: async ({ signal }) => {
      const { body } = await call(
        previewAudience,
        { audience: audienceSchema.parse(chosen.data) },
        { signal },
      );
      return body;
    },
    enabled: chosen.success,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!chosen.success) return null;
  if (error) return <Failed error={error} onAgain={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={50} sx={{ width: '100%' }} />;
  const { students, some } = data;
  const names = some.map(({ userId, email }) => email ?? userId);
  return (
    <Alert
      severity={students === 0 ? 'warning' : 'info'}
      sx={{ width: '100%', overflowWrap: 'anywhere' }}
      role="status"
    >
      {students === 0
        ? 'No student will get this.'
        : `${students === 1 ? '1 student will get' : `${students} students will get`} this${named(names, students)}.`}
    </Alert>
  );
};

const named = (names: readonly string[], students: number) =>
  names.length === 0 ? '' : `: ${names.join(', ')}${students > names.length ? ' and others' : ''}`;
