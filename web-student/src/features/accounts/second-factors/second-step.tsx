import { Anchor, Button, Paper, Stack, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import type { FailureCode } from '#domain/rejections.ts';
import { appCodeSchema, recoveryCodeSchema } from '#domain/second-factors/code-schemas.ts';
import { loginSecondStep } from '#domain/second-factors/contract.ts';
import type { Proof } from '#domain/second-factors/proof.ts';
import { passkeyRequestSchema, type PasskeyRequest } from '#domain/second-factors/passkey-schemas.ts';
import type { SecondStep, SecondStepMethod } from '#domain/second-factors/second-step.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { useCallForm } from '#student/components/use-call-form.ts';
import { call } from '#student/core/api.ts';
import { codeOf, messageOf } from '#student/core/messages.ts';
import { beginWith } from '../api/log-in.ts';
import { canUsePasskeys, NoPasskey, signWithPasskey } from './use-passkey.ts';

interface Props {
  readonly step: SecondStep;
  readonly onAgain: () => void;
}

const leads: { readonly [Method in SecondStepMethod]: string } = {
  code: 'Open the app that makes your codes, and enter the one it shows.',
  recovery_code: 'Enter one of the recovery codes that you saved. Each works once.',
  passkey: 'Use the passkey of this device, or the one on your phone or key.',
};
const switches: { readonly [Method in SecondStepMethod]: string } = {
  code: 'Use a code from the app',
  recovery_code: 'Use a recovery code',
  passkey: 'Use a passkey',
};
const texts: Partial<Record<FailureCode, string>> = {
  token_expired: 'This took too long. Enter your password again.',
  token_invalid: 'This login has expired. Enter your password again.',
};

export default function SecondStepForm({ step, onAgain }: Props) {
  const methods = step.methods.filter((method) => method !== 'passkey' || canUsePasskeys());
  const request = step.passkey && passkeyRequestSchema.parse(step.passkey);
  const [method, setMethod] = useState(methods[0] ?? 'recovery_code');
  const prove = async (proof: Proof) => {
    beginWith((await call(loginSecondStep, { challenge: step.challenge, proof })).body);
  };
  return (
    <div className="page page-narrow">
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }}>
        <Stack gap="md">
          <PageTitle lead={leads[method]}>Confirm that it is you</PageTitle>
          {method === 'passkey' && request && <WithPasskey request={request} prove={prove} />}
          {method !== 'passkey' && <WithCode key={method} kind={method} prove={prove} />}
          <Stack gap="xs" align="flex-start">
            {methods
              .filter((other) => other !== method)
              .map((other) => (
                <Way key={other} text={switches[other]} onClick={() => setMethod(other)} />
              ))}
            <Way text="Log in as someone else" onClick={onAgain} />
          </Stack>
        </Stack>
      </Paper>
    </div>
  );
}

const Way = ({ text, onClick }: { readonly text: string; readonly onClick: () => void }) => (
  <Anchor component="button" type="button" size="sm" underline="always" onClick={onClick}>
    {text}
  </Anchor>
);

interface Proving {
  readonly prove: (proof: Proof) => Promise<void>;
}

const forms = {
  code: { ...loginSecondStep, input: z.object({ code: appCodeSchema }) },
  recovery_code: { ...loginSecondStep, input: z.object({ code: recoveryCodeSchema }) },
};
const fields = {
  code: {
    label: 'Code',
    placeholder: '123 456',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  recovery_code: { label: 'Recovery code', placeholder: 'ABCD-EFGH-JKMN', autoComplete: 'off' },
} as const;

function WithCode({ kind, prove }: Proving & { readonly kind: 'code' | 'recovery_code' }) {
  const form = useCallForm(forms[kind], ({ code }) => prove({ kind, code }), texts);
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure} />
      <TextInput
        name="code"
        {...fields[kind]}
        error={form.errors['code']}
        autoCapitalize="characters"
        spellCheck={false}
        // Nothing else on the page needs input, and the user has just typed the password.
        ref={focusOnce}
      />
      <Button type="submit" loading={form.isPending}>
        Log in
      </Button>
    </form>
  );
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus();

function WithPasskey({ request, prove }: Proving & { readonly request: PasskeyRequest }) {
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  async function go() {
    setPending(true);
    setFailure(undefined);
    try {
      await prove({ kind: 'passkey', passkey: await signWithPasskey(request) });
    } catch (error) {
      setFailure(
        error instanceof NoPasskey
          ? 'No passkey was used. Try again, or log in another way.'
          : error instanceof Error && codeOf(error) === 'wrong_code'
            ? 'This passkey was not accepted. Try again, or log in another way.'
            : (texts[codeOf(error)] ?? messageOf(error)),
      );
    } finally {
      setPending(false);
    }
  }
  return (
    <Stack gap="md">
      <FormFailure text={failure} />
      <Button
        leftSection={<IconFingerprint size={20} stroke={1.6} aria-hidden />}
        loading={isPending}
        onClick={() => void go()}
      >
        Use your passkey
      </Button>
    </Stack>
  );
}
