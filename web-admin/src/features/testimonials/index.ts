import { adminTestimonials, type AdminTestimonial } from '#domain/testimonials/admin-contract.ts';
import { TestimonialsIcon } from '../../components/icons.tsx';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const testimonials = {
  name: adminTestimonials.name,
  rows: adminTestimonials,
  options: { label: 'Testimonials' },
  icon: TestimonialsIcon,
  list: List,
  show: Show,
  recordRepresentation: ({ header }: AdminTestimonial) => header,
};
