import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { resendMail } from './api/resend-verification.ts';
import { ResendNote } from './resend-note.tsx';

export function ResendButton({ email }: { readonly email: string }) {
  const resend = useMutation({ mutationFn: resendMail });
  return (
    <>
      <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate(email)}>
        Send the email again
      </Button>
      {resend.isSuccess && <ResendNote askedAt={resend.submittedAt} />}
    </>
  );
}
