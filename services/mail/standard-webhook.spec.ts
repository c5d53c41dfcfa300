import { expect, test } from 'vitest';
import { isGenuine, signatureOf } from './standard-webhook.ts';

const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');

/** The example of the Standard Webhooks libraries' own tests. */
const message = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  body: Buffer.from('{"test": 2432232314}'),
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const nowMs = 1_614_265_330_000;

test('accepts a recent message with a valid signature', () => {
  expect(isGenuine(message, { secret, nowMs })).toBe(true);
  expect(isGenuine(message, { secret, nowMs: nowMs + 299_000 })).toBe(true);
  expect(isGenuine(message, { secret, nowMs: nowMs - 299_000 })).toBe(true);
  const others = `v1,${Buffer.alloc(32).toString('base64')} v2,x ${message.signature}`;
  expect(isGenuine({ ...message, signature: others }, { secret, nowMs })).toBe(true);
});

test.each([
  ['another id', { id: 'msg_other' }],
  ['another time', { timestamp: '1614265331' }],
  ['another body', { body: Buffer.from('{"test": 2432232315}') }],
  ['another version', { signature: message.signature.replace('v1', 'v1a') }],
  ['a signature that is cut off', { signature: message.signature.slice(0, 20) }],
  ['no signature', { signature: undefined }],
  ['no id', { id: undefined }],
  ['no time', { timestamp: undefined }],
  ['an invalid time', { timestamp: 'NaN' }],
])('refuses %s', (_, change) => {
  expect(isGenuine({ ...message, ...change }, { secret, nowMs })).toBe(false);
});

test('refuses an old or future message, and another secret', () => {
  for (const away of [-301_000, 301_000]) {
    expect(isGenuine(message, { secret, nowMs: nowMs + away })).toBe(false);
  }
  const other = Buffer.alloc(24, 1);
  expect(isGenuine(message, { secret: other, nowMs })).toBe(false);
  const signed = signatureOf(message, other).toString('base64');
  expect(isGenuine({ ...message, signature: `v1,${signed}` }, { secret: other, nowMs })).toBe(true);
});
