import { isErased, type Erased } from '#domain/core/events/personal.ts';
import type { TestimonialStatus } from '#domain/testimonials/testimonial.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

const columns = {
  userId: column.text(),
  rating: column.integer().orNull(),
  /** Personal, like the quote: both are null without a review, or once its author's account was deleted. */
  header: column.text().orNull(),
  quote: column.text().orNull(),
  status: column.text<TestimonialStatus>().orNull(),
  isUnfit: column.boolean(),
  at: column.text().orNull(),
};

export type TestimonialRow = RowOf<typeof columns>;

export const testimonials = defineProjection({
  name: 'testimonials',
  version: 1,
  columns,
  key: ['userId'],
  indexes: [{ columns: ['at'], where: "status = 'approved'" }],
  eventTypes: [
    'RatingLeft',
    'TestimonialLeft',
    'TestimonialApproved',
    'TestimonialWithdrawn',
    'AccountDeleted',
  ],
  keysOf: ({ stream }) => [{ userId: streamId(stream) }],
  fold([row], { type, stream, data, metadata }): readonly TestimonialRow[] {
    switch (type) {
      case 'RatingLeft':
        return [{ ...(row ?? rowOf(streamId(stream))), rating: data.rating }];
      case 'TestimonialLeft': {
        const before = row ?? rowOf(streamId(stream));
        const [header, quote] = [readableOrNull(data.header), readableOrNull(data.quote)];
        if (header === null || quote === null) return [withoutText(before)];
        const status = data.isUnfit ? 'not_approved' : 'waiting';
        return [{ ...before, header, quote, status, isUnfit: data.isUnfit, at: metadata.at }];
      }
      case 'TestimonialApproved':
        return judged(row, 'approved');
      case 'TestimonialWithdrawn':
        return judged(row, 'not_approved');
      case 'AccountDeleted':
        return row ? [withoutText(row)] : [];
    }
  },
});

const rowOf = (userId: string): TestimonialRow => ({
  userId,
  rating: null,
  header: null,
  quote: null,
  status: null,
  isUnfit: false,
  at: null,
});

const judged = (row: TestimonialRow | undefined, status: TestimonialStatus): TestimonialRow[] =>
  row && row.quote !== null ? [{ ...row, status }] : [];

const withoutText = (row: TestimonialRow): TestimonialRow => ({ ...rowOf(row.userId), rating: row.rating });

const readableOrNull = (text: string | Erased) => (isErased(text) ? null : text);
