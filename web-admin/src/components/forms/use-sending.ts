import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FailureCode } from '#domain/rejections.ts';
import { failureOf, textOf } from '#console/core/api.ts';

interface Sending {
  /** Why the server refused the form; undefined until it does. */
  readonly problem: string | undefined;
  /** For react-admin's form. @returns the messages of the refused fields, by field name */
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
 * Submits a form and keeps the reason if the server refuses it.
 * @param send receives the output of the form's resolver
 * @param nameField the field with the record's id, which may already exist
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
