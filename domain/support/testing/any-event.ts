import { z } from 'zod';
import type { JsonObject } from '../../core/events/json.ts';
import { sampleOf } from '../../core/testing/sample.ts';
import { codecOf } from '../../streams.ts';
import { examples, question } from './stories.ts';

const stories = new Map<string, unknown>(Object.entries(examples));

/** Its story, or else a sample of its schema. */
export function anyDataOf(type: string): JsonObject {
  const { schema = z.never() } = codecOf(type).definitions[type] ?? {};
  return (stories.get(type) ?? sampleOf(schema, [question])) as JsonObject;
}
