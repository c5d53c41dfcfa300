import { Blockquote, Group, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Blockquote.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { useSession } from '#student/core/session.ts';
import { testimonialsQuery } from './api/testimonials.ts';
import { OwnReview } from './own-review.tsx';
import { Stars } from './stars.tsx';

export default function ReviewPage() {
  const user = useSession()?.user;
  return (
    <div className="page page-narrow">
      <PageTitle lead="What students say about Ninety. Our team reads each review before it is shown.">
        Reviews
      </PageTitle>
      <Stack gap="xl" mt="md">
        {user ? (
          <OwnReview key={user.id} user={user} />
        ) : (
          <Text>
            <Link to={paths.login.getHref(paths.review.getHref())}>Log in</Link> to leave a review.
          </Text>
        )}
        <AllReviews />
      </Stack>
    </div>
  );
}

function AllReviews() {
  const { data, error, isPending, refetch } = useQuery(testimonialsQuery());
  if (isPending) return <PageSkeleton rows={2} />;
  if (!data) return <QueryProblem error={error} onRetry={refetch} />;
  const { testimonials, averageRating, ratings } = data;
  return (
    <section aria-labelledby="all-reviews-title">
      <Title order={2} size="h4" id="all-reviews-title" mb="xs">
        All reviews
      </Title>
      {averageRating !== null && (
        <Group gap="xs" mb="md">
          <Stars value={averageRating} />
          <Text size="sm">
            {averageRating.toFixed(1)} of 5, from {ratings} {ratings === 1 ? 'rating' : 'ratings'}
          </Text>
        </Group>
      )}
      {testimonials.length === 0 && <Text c="dimmed">No reviews yet. Write the first one.</Text>}
      <Stack gap="md">
        {testimonials.map(({ testimonialId, header, quote, rating }) => (
          <Blockquote key={testimonialId} m={0} p="md" style={{ overflowWrap: 'anywhere' }}>
            <Text fw={600}>{header}</Text>
            <Stars value={rating} />
            <Text mt={4}>{quote}</Text>
          </Blockquote>
        ))}
      </Stack>
    </section>
  );
}
