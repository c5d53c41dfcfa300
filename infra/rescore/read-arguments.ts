import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import type { PreviewOptions } from './preview.ts';
import { analysedCodes } from '#domain/question-types/registry.ts';

const options = {
  preview: { type: 'boolean', default: false },
  embedded: { type: 'boolean', default: false },
  type: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'string' },
} as const;

const schema = z.object({
  embedded: z.boolean(),
  type: z.enum(analysedCodes, `--type is one of ${analysedCodes.join(', ')}`).optional(),
  since: z.iso.date('--since is a day like 2026-11-22').optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d*$/, '--limit is a whole number from 1 on')
    .transform(Number)
    .optional(),
  json: z.string().optional(),
});

const whatToDo = `Say --preview: npm run rescore -- --preview
Nothing rolls a version out over stored scores: those stay, with the version that gave them, and a changed scorer with a
new number of its version scores what is answered from its release on. A preview tells what it would have changed.`;

/** @throws WrongConfiguration where something else is asked than a preview, or a value is wrong */
export function readArguments(
  args: readonly string[],
): PreviewOptions & { readonly json?: string | undefined } {
  const { preview, ...values } = parsed(args);
  if (!preview) throw new WrongConfiguration(whatToDo);
  const read = schema.safeParse(values);
  if (!read.success) throw new WrongConfiguration(read.error.issues.map(({ message }) => message).join('\n'));
  const { json, ...given } = read.data;
  return { ...given, json: json && path.resolve(json) };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    // Node says it in a sentence: which option is not known, or lacks its value.
    throw new WrongConfiguration(error instanceof Error ? error.message : String(error));
  }
}
