import { queryOptions } from '@tanstack/react-query';
import { fetchAverageRating, fetchOwnTestimonial, fetchTestimonials } from '#domain/testimonials/contract.ts';
import { call } from '#student/core/api.ts';

export const ownTestimonialQuery = (isLoggedIn: boolean) =>
  queryOptions({
    queryKey: ['testimonials', 'own'],
    queryFn: async ({ signal }) => (await call(fetchOwnTestimonial, {}, { signal })).body,
    enabled: isLoggedIn,
  });

export const testimonialsQuery = () =>
  queryOptions({
    queryKey: ['testimonials', 'all'],
    queryFn: async ({ signal }) => {
      const [all, average] = await Promise.all([
        call(fetchTestimonials, {}, { signal }),
        call(fetchAverageRating, {}, { signal }),
      ]);
      return { ...all.body, ...average.body };
    },
  });
