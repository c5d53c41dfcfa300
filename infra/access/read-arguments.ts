import { parseArgs } from 'node:util';
import { z } from 'zod';
import { platformAccessSchema, type PlatformAccess } from '#domain/accounts/platform-access.ts';
import { reasonText } from '#domain/core/contract.ts';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';

const accesses = platformAccessSchema.options.join(', ');
const options = {
  email: { type: 'string' },
  access: { type: 'string' },
  reason: { type: 'string' },
} as const;

const schema = z.object({
  email: z.email('--email must be a valid email address'),
  access: z.enum(platformAccessSchema.options, `--access must be one of ${accesses}`),
  reason: reasonText,
});

const whatToDo = `npm run access -- --email ada@example.org --access admin --reason "Second admin"
sets the access of an account: ${accesses}. \`student\` removes it. The account must exist and its address be verified.`;

export interface AccessRequest {
  readonly email: string;
  readonly access: PlatformAccess;
  readonly reason: string;
}

/** @throws WrongConfiguration for a missing or wrong value, and the errors of `parseArgs` */
export function readArguments(args: readonly string[]): AccessRequest {
  const { values } = parseArgs({ args: [...args], options });
  if (values.email === undefined || values.access === undefined) throw new WrongConfiguration(whatToDo);
  if (values.reason === undefined)
    throw new WrongConfiguration('--reason is required; it is recorded in the user’s history');
  const read = schema.safeParse(values);
  if (read.success) return read.data;
  throw new WrongConfiguration(read.error.issues.map(({ message }) => message).join('\n'));
}
