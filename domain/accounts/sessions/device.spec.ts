import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/142.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} OPR/124.0.0.0`, 'Opera on Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, 'Chrome on a Chromebook'],
  [`Mozilla/5.0 (Linux; Android 15; SM-S931B) ${chrome}`, 'Chrome on Android'],
  [`Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 ${chrome}`, 'Samsung Internet on Android'],
  [`Mozilla/5.0 (Linux; Android 15) ${chrome} MicroMessenger/8.0.50`, 'WeChat on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on a Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome on an iPhone',
  ],
  ['curl/8.9.1', 'an unknown device'],
  [undefined, 'an unknown device'],
])('%s is %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));

test('shows no text of the user agent', () => {
  const known = /^(?:[A-Z][A-Za-z ]+(?: on (?:an? )?[A-Za-z]+)?|an? [A-Za-z ]+|Linux|Windows|Android)$/;
  fc.assert(fc.property(fc.string(), (userAgent) => known.test(deviceOf(userAgent))));
});
