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
  email: z.email('--email is the address of an account that is verified'),
  access: z.enum(platformAccessSchema.options, `--access is one of ${accesses}`),
  reason: reasonText,
});

const whatToDo = `npm run access -- --email ada@example.org --access admin --reason "Second admin"
gives an account an access: ${accesses}. \`student\` takes it away. The person signs up and verifies the address first.`;

export interface AccessRequest {
  readonly email: string;
  readonly access: PlatformAccess;
  /** In the history of the user. */
  readonly reason: string;
}

/** @throws WrongConfiguration where a value is missing or wrong, and what `parseArgs` throws */
export function readArguments(args: readonly string[]): AccessRequest {
  const { values } = parseArgs({ args: [...args], options });
  if (values.email === undefined || values.access === undefined) throw new WrongConfiguration(whatToDo);
  if (values.reason === undefined)
    throw new WrongConfiguration('--reason is missing: the history of the user keeps it');
  const read = schema.safeParse(values);
  if (read.success) return read.data;
  throw new WrongConfiguration(read.error.issues.map(({ message }) => message).join('\n'));
}
