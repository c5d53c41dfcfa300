import { expect, test } from 'vitest';
import type { JsonObject } from '../core/events/json.ts';
import { erased } from '../core/events/personal.ts';
import { sampleOf } from '../core/testing/sample.ts';
import { streams } from '../streams.ts';
import { redact } from './redact.ts';
import { codecOf } from '../streams.ts';
import { example, question } from './testing/stories.ts';

test('removes a password hash, and keeps an email address', () => {
  const event = example('UserRegistered');
  expect(redact(codecOf(event.type), event)).toEqual({ ...event.data, passwordHash: erased });
});

test('keeps an event without secrets as it is', () => {
  for (const event of [example('AnswerScored'), example('MockTestStarted'), example('HistoryLookedUp')]) {
    expect(redact(codecOf(event.type), event)).toEqual(event.data);
  }
});

/** Names that an event may use only for fields marked as secret. */
const telling = /password|hash|secret|token|credential/i;

test('marks every field that looks like a secret, and removes it, in all schemas', () => {
  const found: string[] = [];
  for (const codec of streams) {
    for (const [type, { schema }] of Object.entries(codec.definitions)) {
      const shown = redact(codec, { type, data: sampleOf(schema, [question]) });
      for (const [path, value] of fields(shown)) {
        if (telling.test(path)) found.push(`${type}.${path}=${JSON.stringify(value)}`);
      }
    }
  }
  expect(found).toEqual([
    'UserRegistered.passwordHash={"erased":true}',
    'PasswordChanged.passwordHash={"erased":true}',
    'AuthenticatorOffered.secret={"erased":true}',
    'PasskeyAdded.credentialId={"erased":true}',
  ]);
});

test('keeps redacted events readable, in all schemas', () => {
  for (const codec of streams) {
    for (const [type, { schema }] of Object.entries(codec.definitions)) {
      const shown = redact(codec, { type, data: sampleOf(schema, [question]) });
      expect(codec.decode(type, codec.versionOf(type), shown)).toEqual({ type, data: shown });
    }
  }
});

function fields(data: JsonObject, prefix = ''): [string, unknown][] {
  return Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
    const path = `${prefix}${key}`;
    const isNested = typeof value === 'object' && value !== null && !('erased' in value);
    return [[path, value], ...(isNested ? fields(value as JsonObject, `${path}.`) : [])];
  });
}
