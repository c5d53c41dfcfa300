import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../../core/data-provider.ts';

const everyMs = 3000;

/** The system's state, asked again every three seconds while the page is seen. */
export function useHealth() {
  const { fetchHealth } = useDataProvider<AdminDataProvider>();
  return useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => fetchHealth(signal),
    refetchInterval: everyMs,
    retry: false,
  });
}

/** The projections with the errors that only admins see; what can be asked while the API answers at all. */
export function useProjections() {
  const { fetchProjections } = useDataProvider<AdminDataProvider>();
  return useQuery({
    queryKey: ['projections'],
    queryFn: ({ signal }) => fetchProjections(signal),
    refetchInterval: everyMs,
    retry: false,
  });
}
