import { Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#domain/accounts/user-contract.ts';
import { starsOfReview } from '#domain/testimonials/asking.ts';
import type { TestimonialStatus } from '#domain/testimonials/testimonial.ts';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { ownTestimonialQuery } from './api/testimonials.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { Rate } from './rate.tsx';
import { ReviewForm } from './review-form.tsx';

const statusTexts: Readonly<Record<TestimonialStatus, string>> = {
  waiting: 'Our team has not read your review yet.',
  approved: 'Everyone can read your review.',
  not_approved: 'Your review is not approved, so only you can see it.',
};

export function OwnReview({ user }: { readonly user: User }) {
  const { data, error, isPending, refetch } = useQuery(ownTestimonialQuery(true));
  const [isMessageSent, setMessageSent] = useState(false);
  if (isPending) return <PageSkeleton rows={1} />;
  if (!data) return <QueryProblem error={error} onRetry={refetch} />;
  const { rating, testimonial } = data;
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="own-review-title">
      <Title order={2} size="h4" id="own-review-title" mb="md">
        Your review
      </Title>
      <Stack gap="lg">
        {testimonial && <Text size="sm">{statusTexts[testimonial.status]}</Text>}
        <Rate key={rating} start={rating ?? 0} onRated={() => setMessageSent(false)} />
        {rating !== null && rating >= starsOfReview && (
          <ReviewForm key={testimonial?.quote} before={testimonial ?? undefined} />
        )}
        {rating !== null && rating < starsOfReview && !isMessageSent && (
          <FeedbackForm user={user} onSent={() => setMessageSent(true)} />
        )}
      </Stack>
    </Paper>
  );
}
