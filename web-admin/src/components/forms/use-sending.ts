import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FailureCode } from '#domain/rejections.ts';
import { failureOf, textOf } from '#console/core/api.ts';

interface Sending {
  /** Why the server refused the form; undefined until it does. */
  readonly problem: string | undefined;
  /** For react-admin's form. @returns the messages of the refused fields, by name */
  readonly submit: (values: FieldValues) => Promise<Readonly<Record<string, string>> | undefined>;
}

const takenNameCodes: ReadonlySet<FailureCode | undefined> = new Set<FailureCode>([
  'content_exists',
  'mock_test_exists',
  'perk_exists',
  'promotion_exists',
  'survey_exists',
]);

/**
 * Sends a form and keeps the reason of a refusal.
 * @param send takes what the form's resolver returns
 * @param nameField the field of the record's name, which may already exist
 */
export function useSending(send: (input: never) => Promise<void>, nameField?: string): Sending {
  const [problem, setProblem] = useState<string>();
  const submit = async (values: FieldValues) => {
    setProblem(undefined);
    try {
      await send(values as never);
      return undefined;
    } catch (error) {
      setProblem(textOf(error));
      const { code, fields = {} } = failureOf(error);
      const isTaken = nameField !== undefined && takenNameCodes.has(code);
      return isTaken ? { [nameField]: textOf(error) } : fields;
    }
  };
  return { problem, submit };
}
