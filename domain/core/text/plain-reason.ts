import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
};

function amount(origin: string, count: number | bigint): string {
  const [one, many] = units[origin] ?? [];
  if (one === undefined) return String(count);
  return `${count} ${count === 1 ? one : many}`;
}

/** Plain words for zod issues: `schema.safeParse(value, { error: plainReason })`. Custom messages are kept. */
export function plainReason(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This is missing.';
      return `This has to be ${kinds[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      if (issue.minimum === 1 && issue.origin in units) return 'This is empty.';
      return `At least ${amount(issue.origin, issue.minimum)}.`;
    case 'too_big':
      return `At most ${amount(issue.origin, issue.maximum)}.`;
    case 'invalid_value':
      return `This is one of: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `There is no field named ${issue.keys.join(', ')}.`;
    case 'invalid_format':
      if (issue.input === undefined || issue.input.trim() === '') return 'This is empty.';
      return 'This is not written as it has to be.';
    case 'invalid_union':
      return 'This has none of the forms that it may have.';
    case 'not_multiple_of':
      return `This is a multiple of ${issue.divisor}.`;
    default:
      return undefined;
  }
}
