import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

// React-admin expects the resolver to return the form's own shape; this one returns the call's input.
const resolverWith = zodResolver as unknown as (
  schema: unknown,
  options: { readonly error: z.core.$ZodErrorMap },
) => Resolver<FieldValues>;

/** Validates a form against the schema of its call, with messages in plain words. */
export const resolverOf = (schema: unknown): Resolver<FieldValues> =>
  resolverWith(schema, { error: plainError });

/** Replaces Zod's default messages. A message in the schema takes precedence. */
export function plainError(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string')
        return isEmpty(issue.input) ? 'Fill this in.' : `Use at least ${issue.minimum} characters.`;
      if (issue.origin === 'array') return `Add at least ${issue.minimum} of these.`;
      return `Use at least ${issue.minimum}.`;
    case 'too_big':
      if (issue.origin === 'string') return `This is longer than ${issue.maximum} characters.`;
      if (issue.origin === 'array') return `Use at most ${issue.maximum} of these.`;
      return `Use at most ${issue.maximum}.`;
    case 'invalid_value':
      return isEmpty(issue.input) ? 'Choose one of these.' : undefined;
    case 'invalid_type':
    case 'invalid_format':
      return isEmpty(issue.input) ? 'Fill this in.' : undefined;
    default:
      return undefined;
  }
}

/** React Admin turns an empty field into `null`. */
const isEmpty = (input: unknown) => input === null || input === undefined || input === '';
