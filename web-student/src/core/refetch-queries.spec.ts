import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refetchQueries } from './refetch-queries.ts';

const queryKey = ['attempts'];

function shownQuery() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: ((answer: string) => void)[] = [];
  const queryFn = ({ signal }: { readonly signal: AbortSignal }) =>
    new Promise<string>((resolve, reject) => {
      answers.push(resolve);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  const close = observer.subscribe(() => undefined);
  const give = (place: number, answer: string) => {
    answers[place]?.(answer);
    return Promise.resolve();
  };
  return { queryClient, answers, give, observer, close };
}

it('refetches while the first response is pending, which may precede the change', async () => {
  const { queryClient, answers, give, observer, close } = shownQuery();
  const again = refetchQueries(queryClient, { queryKey });
  await give(0, 'submitted');
  await give(1, 'scored');
  await again;
  expect(answers).toHaveLength(2);
  expect(observer.getCurrentResult()).toMatchObject({
    status: 'success',
    data: 'scored',
    fetchStatus: 'idle',
  });
  close();
});

it('gives the refetched response to callers that wait for the first one', async () => {
  const { queryClient, give, close } = shownQuery();
  const waiting = queryClient.ensureQueryData<string>({ queryKey });
  const again = refetchQueries(queryClient, { queryKey });
  await give(1, 'scored');
  await again;
  expect(await waiting).toBe('scored');
  close();
});

it('refetches completed queries', async () => {
  const { queryClient, give, observer, close } = shownQuery();
  await give(0, 'submitted');
  await expect.poll(() => observer.getCurrentResult().data).toBe('submitted');
  const again = refetchQueries(queryClient, { queryKey });
  await give(1, 'scored');
  await again;
  expect(observer.getCurrentResult().data).toBe('scored');
  close();
});

it('skips queries that are not on the screen or do not match', async () => {
  const { queryClient, answers, give, observer, close } = shownQuery();
  await refetchQueries(queryClient, { queryKey: ['statistics'] });
  await give(0, 'submitted');
  await expect.poll(() => observer.getCurrentResult().data).toBe('submitted');
  close();
  await refetchQueries(queryClient, { queryKey });
  expect(answers).toHaveLength(1);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
