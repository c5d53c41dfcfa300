import { Button, Paper, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { sendContactEmail } from '#domain/mail/contact-contract.ts';
import type { User } from '#domain/accounts/contract.ts';
import { FormFailure } from '../../components/form-failure.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { useCallForm } from '../../components/use-call-form.ts';
import { useSession } from '../../core/session.ts';
import { sendContact } from './api/send-contact.ts';

/** A message to the team. Specification, document 1, sections 2 and 5. */
export default function ContactPage() {
  const user = useSession()?.user;
  const [sent, setSent] = useState(0);
  return (
    <div className="page page-narrow">
      <PageTitle>Contact Us</PageTitle>
      <Text c="dimmed" mb="md">
        Write to our team. We answer by mail.
      </Text>
      <Paper withBorder p="lg">
        {/* A form of its own for each message: the one that was sent is gone from it. */}
        <ContactForm key={sent} user={user} onSent={() => setSent(sent + 1)} />
      </Paper>
    </div>
  );
}

function ContactForm({ user, onSent }: { readonly user: User | undefined; readonly onSent: () => void }) {
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
        label="E-mail address"
        {...(user && { description: 'That of your account: we answer there.' })}
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
