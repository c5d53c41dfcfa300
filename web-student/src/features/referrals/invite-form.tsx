import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { sendInvite } from '#domain/referrals/invite-contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { useCallForm } from '#student/components/use-call-form.ts';
import { call } from '#student/core/api.ts';
import { sendEmail } from '#student/core/connection/send-email.ts';

export function InviteForm() {
  const [sent, setSent] = useState(0);
  return <Invite key={sent} onSent={() => setSent(sent + 1)} />;
}

function Invite({ onSent }: { readonly onSent: () => void }) {
  const form = useCallForm(sendInvite, async (input) => {
    await sendEmail(() => call(sendInvite, input));
    onSent();
  });
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure} />
      <TextInput
        name="email"
        type="email"
        label="Your friend's email address"
        description="We send your friend one email with your link."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errors['email']}
      />
      <Button type="submit" variant="default" loading={form.isPending}>
        Send the invitation
      </Button>
    </form>
  );
}
