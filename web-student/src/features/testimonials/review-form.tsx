import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { headerLength, leaveTestimonial, quoteLength } from '#domain/testimonials/contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { useCallForm } from '#student/components/use-call-form.ts';
import { call } from '#student/core/api.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { notify } from '#student/core/notices.ts';
import { rememberUser } from '#student/core/session.ts';

interface Props {
  readonly before?: { readonly header: string; readonly quote: string } | undefined;
  readonly onSent?: () => void;
  readonly children?: ReactNode;
}

/** Specification, document 1, section 5. */
export function ReviewForm({ before, onSent, children }: Props) {
  const queryClient = useQueryClient();
  const form = useCallForm(leaveTestimonial, async (input) => {
    const { user } = (await call(leaveTestimonial, input)).body;
    // Specification, document 1, section 8.
    notify('Thank you for leaving a review!', 'done');
    rememberUser(user);
    void refetchQueries(queryClient, { queryKey: ['testimonials'] });
    onSent?.();
  });
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure} />
      <TextInput
        name="header"
        label="Header"
        description={`${headerLength.minimum} to ${headerLength.maximum} characters`}
        defaultValue={before?.header ?? ''}
        maxLength={headerLength.maximum}
        error={form.errors['header']}
      />
      <Textarea
        name="quote"
        label="Review"
        description={`At most ${quoteLength} characters. Everyone can read it once our team has approved it.`}
        defaultValue={before?.quote ?? ''}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={quoteLength}
        error={form.errors['quote']}
      />
      <Group gap="xs">
        <Button type="submit" loading={form.isPending}>
          Submit
        </Button>
        {children}
      </Group>
    </form>
  );
}
