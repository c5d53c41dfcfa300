import { Button } from '@mantine/core';
import { resendVerification } from '#domain/accounts/contract.ts';
import { useCallForm } from '../../components/use-call-form.ts';
import { resendMail } from './api/resend-verification.ts';
import { EmailField } from './credential-fields.tsx';

/** Asks which address wants a new link; filled in where this browser knows it. */
export function ResendForm({ known }: { readonly known: string | undefined }) {
  const form = useCallForm(resendVerification, ({ email }) => resendMail(email));
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate style={{ maxWidth: 360 }}>
      <EmailField errors={form.errors} known={known} />
      <Button type="submit" loading={form.isPending}>
        Send a new link
      </Button>
    </form>
  );
}
