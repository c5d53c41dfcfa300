import { useState } from 'react';
import { edgeSpaceOf, hasHiddenCharacter } from '#domain/accounts/passwords/new-password.ts';
import type { FailureCode } from '#domain/rejections.ts';
import type { AnyCall, InputOf } from '#domain/core/contract.ts';
import { useCallForm } from '#student/components/use-call-form.ts';
import { codeOf } from '#student/core/messages.ts';

const ofOneField = { wrong_credentials: 'The password is wrong.' };

function hintOn(password: string): string {
  const edge = edgeSpaceOf(password);
  if (edge) return ` The password that you entered ${edge} with a space.`;
  return hasHiddenCharacter(password)
    ? ' The password that you entered has a character that you cannot see.'
    : '';
}

export function usePasswordForm<Of extends AnyCall>(
  contract: Of,
  send: (input: InputOf<Of>) => Promise<void>,
  texts: Partial<Record<FailureCode, string>> = ofOneField,
) {
  const [hint, setHint] = useState('');
  const form = useCallForm(
    contract,
    async (input) => {
      const { password = '' } = input as { readonly password?: string };
      setHint('');
      try {
        await send(input);
      } catch (error) {
        if (codeOf(error) === 'wrong_credentials') setHint(hintOn(password));
        throw error;
      }
    },
    texts,
  );
  return { ...form, failure: form.failure && form.failure + hint };
}
