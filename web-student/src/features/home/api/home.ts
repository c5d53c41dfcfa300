import { queryOptions } from '@tanstack/react-query';
import { fetchHome } from '#domain/content/home-contract.ts';
import { call } from '#student/core/api.ts';
import { chosenPlace } from '#student/core/preferences/place.ts';

export const homeQuery = () =>
  queryOptions({
    queryKey: ['home', chosenPlace().country ?? 'found'],
    queryFn: async ({ signal }) => (await call(fetchHome, chosenPlace(), { signal })).body,
    staleTime: 60_000,
  });
