import { fetchProjections, healthSchema, type Health } from '#domain/support/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#console/core/api.ts';
import { storedToken } from '#console/core/session.ts';
import { messages } from '#console/core/messages.ts';

const everyMs = 3000;

export function useHealth() {
  return useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => fetchHealth(signal),
    refetchInterval: everyMs,
    retry: false,
  });
}

/** An unhealthy system answers with 503, which is a valid answer here. */
async function fetchHealth(signal: AbortSignal): Promise<Health> {
  const token = storedToken();
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer: unknown = await fetch('/health', { signal, headers }).then(
    (response) => response.json(),
    () => {
      throw new Error(messages.unreachable);
    },
  );
  const health = healthSchema.safeParse(answer);
  if (!health.success) throw new Error(messages.unexpected);
  return health.data;
}

export function useProjections() {
  return useQuery({
    queryKey: ['projections'],
    queryFn: async ({ signal }) => (await call(fetchProjections, {}, { signal })).body.projections,
    refetchInterval: everyMs,
    retry: false,
  });
}
