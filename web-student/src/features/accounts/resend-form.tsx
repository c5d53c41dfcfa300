import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { resendVerification } from '#domain/accounts/contract.ts';
import { useCallForm } from '#student/components/use-call-form.ts';
import { resendMail } from './api/resend-verification.ts';
import { EmailField } from './credential-fields.tsx';
import { ResendNote } from './resend-note.tsx';

export function ResendForm({ known }: { readonly known: string | undefined }) {
  const [askedAt, setAskedAt] = useState<number>();
  const form = useCallForm(resendVerification, async ({ email }) => {
    await resendMail(email);
    setAskedAt(Date.now());
  });
  return (
    <Box component="form" className="form" maw={360} onSubmit={form.onSubmit} noValidate>
      <EmailField errors={form.errors} known={known} />
      <Button type="submit" loading={form.isPending}>
        Send a new link
      </Button>
      {askedAt !== undefined && <ResendNote askedAt={askedAt} />}
    </Box>
  );
}
