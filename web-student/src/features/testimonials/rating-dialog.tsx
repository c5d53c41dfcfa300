import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#domain/accounts/user-contract.ts';
import { starsOfReview } from '#domain/testimonials/asking.ts';
import { postponeTestimonial, refuseTestimonial } from '#domain/testimonials/contract.ts';
import { Dialog } from '#student/components/dialog.tsx';
import { call } from '#student/core/api.ts';
import { notifyFailure } from '#student/core/notices.ts';
import { rememberUser } from '#student/core/session.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { Rate } from './rate.tsx';
import { ReviewForm } from './review-form.tsx';

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

/**
 * "4 or more leads to a review form, under 4 to a feedback message form; No refuses, Later postpones": document 1,
 * section 4.
 */
export default function RatingDialog({ user, onClose }: Props) {
  const [rating, setRating] = useState<number>();
  const { mutate } = useMutation({
    mutationFn: async (answer: typeof postponeTestimonial | typeof refuseTestimonial) =>
      (await call(answer, {})).body.user,
    onSuccess: rememberUser,
    onError: (error) => notifyFailure(error, 'We may ask you again.'),
  });
  const later = () => {
    mutate(postponeTestimonial);
    onClose();
  };
  const ways = (
    <>
      <Button variant="default" onClick={later}>
        Later
      </Button>
      <Button
        variant="subtle"
        onClick={() => {
          mutate(refuseTestimonial);
          onClose();
        }}
      >
        No
      </Button>
    </>
  );
  if (rating === undefined) {
    return (
      <Dialog title="Rate Ninety" onClose={later}>
        <Rate onRated={setRating}>{ways}</Rate>
      </Dialog>
    );
  }
  if (rating >= starsOfReview) {
    return (
      <Dialog title="Leave a review" onClose={later}>
        <ReviewForm onSent={onClose}>{ways}</ReviewForm>
      </Dialog>
    );
  }
  return (
    <Dialog title="Tell us what to do better" onClose={onClose}>
      <FeedbackForm user={user} onSent={onClose}>
        <Button variant="subtle" onClick={onClose}>
          No
        </Button>
      </FeedbackForm>
    </Dialog>
  );
}
