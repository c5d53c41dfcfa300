import { queryOptions } from '@tanstack/react-query';
import { fetchHome } from '#domain/content/home-contract.ts';
import { paths } from '../../../app/paths.ts';
import { call } from '../../../core/api.ts';
import { pageData } from '../../../core/connection/page-data.ts';
import { chosenPlace } from '../../commerce/pricing/place.ts';

/** The sections of the home page with their data. */
export const homeQuery = () =>
  queryOptions({
    queryKey: ['home', chosenPlace().country ?? 'found'],
    queryFn: async ({ signal }) => (await call(fetchHome, chosenPlace(), { signal })).body,
    initialData: () =>
      chosenPlace().country === undefined
        ? pageData('home', paths.home.path, fetchHome.outputs[200])
        : undefined,
    staleTime: 60_000,
  });
