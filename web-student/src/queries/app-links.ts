import { queryOptions } from '@tanstack/react-query';
import { fetchMobileApp } from '#domain/clock/mobile-app-contract.ts';
import { call } from '#student/core/api.ts';

export const appLinksQuery = () =>
  queryOptions({
    queryKey: ['mobile-app'],
    queryFn: async () => (await call(fetchMobileApp, {})).body,
    staleTime: Infinity,
  });
