import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { reasonText } from '#domain/core/contract.ts';
import type { RolloutScope } from '#domain/rescoring/scorer-rollouts.ts';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import type { PreviewOptions } from './preview.ts';
import { analysedCodes } from '#domain/question-types/registry.ts';

const options = {
  preview: { type: 'boolean', default: false },
  apply: { type: 'boolean', default: false },
  reason: { type: 'string' },
  embedded: { type: 'boolean', default: false },
  type: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'string' },
} as const;

const schema = z.object({
  embedded: z.boolean(),
  type: z.enum(analysedCodes, `--type must be one of ${analysedCodes.join(', ')}`).optional(),
  since: z.iso.date('--since must be a day like 2026-11-22').optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d*$/, '--limit must be a whole number from 1')
    .transform(Number)
    .optional(),
  json: z.string().optional(),
  reason: reasonText.optional(),
});

const whatToDo = `Use either --preview or --apply: npm run rescore -- --preview
A preview shows what the scorers of this release would change and records nothing. --apply --reason "why" starts the
rollout: a workflow adds a second score beside the first. --type and --since apply to both.`;

interface Preview extends PreviewOptions {
  readonly act: 'preview';
  readonly json: string | undefined;
}
interface Apply {
  readonly act: 'apply';
  readonly scope: RolloutScope;
  readonly reason: string;
}

/** @throws WrongConfiguration without a preview or rollout, or for an invalid value; and the errors of `parseArgs` */
export function readArguments(args: readonly string[]): Preview | Apply {
  const { preview, apply, ...values } = parseArgs({ args: [...args], options }).values;
  if (preview === apply) throw new WrongConfiguration(whatToDo);
  const read = schema.safeParse(values);
  if (!read.success) throw new WrongConfiguration(read.error.issues.map(({ message }) => message).join('\n'));
  const { json, reason, type, since, ...given } = read.data;
  if (preview) return { act: 'preview', ...given, type, since, json: json && path.resolve(json) };
  if (reason === undefined)
    throw new WrongConfiguration('--apply requires a --reason, which is recorded in the history');
  if (json !== undefined || given.limit !== undefined || given.embedded)
    throw new WrongConfiguration('--json, --limit and --embedded require --preview');
  return { act: 'apply', scope: { ...(type && { type }), ...(since && { since }) }, reason };
}
