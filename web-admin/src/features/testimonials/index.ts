import { adminTestimonials, type AdminTestimonial } from '#domain/testimonials/admin-contract.ts';
import { TestimonialsIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const testimonials = {
  name: adminTestimonials.name,
  rows: adminTestimonials,
  options: { label: 'Testimonials' },
  icon: TestimonialsIcon,
  group: 'Students',
  list: List,
  show: Show,
  recordRepresentation: ({ header }: AdminTestimonial) => header,
} satisfies ConsoleResource;
