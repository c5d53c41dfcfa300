import { useState, type SubmitEvent } from 'react';
import { CallFailed } from '#domain/core/call-failed.ts';
import type { FailureCode } from '#domain/rejections.ts';
import type { AnyCall, InputOf } from '#domain/core/contract.ts';
import { codeOf, messageOf } from '../core/messages.ts';
import { notifyFailure } from '../core/notices.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/**
 * A form for one call. The schema checks the fields first, then the server's `errors` apply; other errors become
 * `failure`.
 * @param texts override the message of a failure
 */
export function useCallForm<Of extends AnyCall>(
  contract: Of,
  send: (input: InputOf<Of>) => Promise<void>,
  texts: Partial<Record<FailureCode, string>> = {},
) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function submit(form: HTMLFormElement) {
    const values = Object.fromEntries(new FormData(form));
    const faults = faultsOf(contract, values);
    setFailure(undefined);
    setErrors(faults);
    if (Object.keys(faults).length > 0) return focusFirst(form, faults);
    setPending(true);
    try {
      // The schema has just accepted these values as the call's input.
      await send(values as InputOf<Of>);
    } catch (error) {
      const fields = error instanceof CallFailed ? error.fields : {};
      const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => name in values));
      setErrors(shown);
      if (Object.keys(shown).length > 0) focusFirst(form, shown);
      // Specification, document 1, section 8: "if internal, a critical-error snackbar".
      else if (codeOf(error) === 'internal') notifyFailure(error);
      else setFailure(texts[codeOf(error)] ?? messageOf(error));
    } finally {
      setPending(false);
    }
  }

  return {
    errors,
    failure,
    isPending,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!isPending) void submit(event.currentTarget);
    },
  };
}

function faultsOf(contract: AnyCall, values: unknown): FieldErrors {
  const parsed = contract.input.safeParse(values);
  if (parsed.success) return {};
  // Shows one fault per field: fixing it may fix the rest.
  return Object.fromEntries(
    parsed.error.issues.toReversed().map((issue) => [String(issue.path[0] ?? ''), issue.message]),
  );
}

function focusFirst(form: HTMLFormElement, faults: FieldErrors) {
  const fields = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  fields.find((field) => field.name in faults)?.focus();
}
