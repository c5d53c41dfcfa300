import { queryOptions } from '@tanstack/react-query';
import { fetchAllBlogs } from '#domain/content/contract.ts';
import { call } from '../../../core/api.ts';

/** How many posts the home page shows. */
const guideCount = 3;

/** The newest posts of the blog. */
export const guidesQuery = () =>
  queryOptions({
    queryKey: ['guides'],
    queryFn: async ({ signal }) => {
      const { blogs } = (await call(fetchAllBlogs, {}, { signal })).body;
      return blogs
        .slice(0, guideCount)
        .map(({ slug, title, description }) => ({ href: `/blog/${slug}`, title, text: description }));
    },
    staleTime: Infinity,
  });
