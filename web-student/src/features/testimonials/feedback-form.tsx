import { Button, Group, Text, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import type { User } from '#domain/accounts/user-contract.ts';
import { sendContactEmail } from '#domain/inbox/contact-contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { useCallForm } from '#student/components/use-call-form.ts';
import { sendContact } from '#student/core/connection/send-contact.ts';

interface Props {
  readonly user: User;
  readonly onSent: () => void;
  readonly children?: ReactNode;
}

/** Private feedback to the team: specification, document 1, section 4. */
export function FeedbackForm({ user, onSent, children }: Props) {
  const form = useCallForm(sendContactEmail, async (input) => {
    await sendContact(input);
    onSent();
  });
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate>
      <Text size="sm">What can we do better? Only our team sees your message.</Text>
      <FormFailure text={form.failure} />
      <input type="hidden" name="email" value={user.email} />
      <Textarea
        name="message"
        label="Message"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={5000}
        error={form.errors['message'] ?? form.errors['email']}
      />
      <Group gap="xs">
        <Button type="submit" loading={form.isPending}>
          Send the message
        </Button>
        {children}
      </Group>
    </form>
  );
}
