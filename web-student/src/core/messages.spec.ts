import { describe, expect, it } from 'vitest';
import { CallFailed } from '#domain/core/call-failed.ts';
import type { RejectionCode } from '#domain/rejections.ts';
import { rejections } from '#domain/rejections.ts';
import { codeOf, knownCode, messageOf, messages } from './messages.ts';

const rejectionCodes = Object.keys(rejections) as RejectionCode[];

describe('the messages', () => {
  it.each([...rejectionCodes, 'unreachable', 'internal', 'unexpected'] as const)(
    'say something for %s',
    (code) => {
      expect(messages[code].length).toBeGreaterThan(10);
      expect(messageOf(new CallFailed(code, 400)).startsWith(messages[code])).toBe(true);
    },
  );

  it('are known for nothing else', () => {
    expect(Object.keys(messages)).toHaveLength(rejectionCodes.length + 3);
  });

  it('treat a code of another version as unexpected', () => {
    expect(knownCode('time_is_up')).toBe('time_is_up');
    expect(knownCode('out_of_fashion')).toBe('unexpected');
    expect(knownCode('toString')).toBe('unexpected');
  });

  it('treat other errors as unexpected', () => {
    expect(codeOf(new TypeError('x'))).toBe('unexpected');
  });
});
