import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { User } from '#domain/accounts/contract.ts';
import { sendContactEmail } from '#domain/inbox/contact-contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { useCallForm } from '#student/components/use-call-form.ts';
import { useSession } from '#student/core/session.ts';
import { sendContact } from '#student/core/connection/send-contact.ts';

export function ContactForm({ onSent }: { readonly onSent: () => void }) {
  const user = useSession()?.user;
  const [sent, setSent] = useState(0);
  return (
    // Remount after each message to clear the form.
    <EmptyForm
      key={sent}
      user={user}
      onSent={() => {
        setSent(sent + 1);
        onSent();
      }}
    />
  );
}

function EmptyForm({ user, onSent }: { readonly user: User | undefined; readonly onSent: () => void }) {
  const form = useCallForm(sendContactEmail, async (input) => {
    await sendContact(input);
    onSent();
  });
  const isNameKnown = user?.firstName !== undefined && user.firstName !== '';
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure} />
      <TextInput
        name="firstName"
        label="First name"
        defaultValue={user?.firstName ?? ''}
        readOnly={isNameKnown}
        autoComplete="given-name"
        error={form.errors['firstName']}
      />
      <TextInput
        name="email"
        type="email"
        label="Email address"
        {...(user && { description: 'The address of your account. We answer there.' })}
        defaultValue={user?.email ?? ''}
        readOnly={user !== undefined}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errors['email']}
      />
      <Textarea
        name="message"
        label="Message"
        autosize
        minRows={5}
        maxRows={14}
        maxLength={5000}
        error={form.errors['message']}
      />
      <Button type="submit" loading={form.isPending}>
        Send the message
      </Button>
    </form>
  );
}
