import { expect, it } from 'vitest';
import { isChromium } from './is-chromium.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Chrome', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/153.0.0.0 Safari/537.36`, true],
  ['Edge', `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/153.0.0.0 Safari/537.36 Edg/153.0`, true],
  ['without a window', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/153.0 Safari/537.36`, true],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', false],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1 (KHTML, like Gecko) Version/26.0 Safari/605.1',
    false,
  ],
  ['Chrome on an iPhone', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1 CriOS/153.0 Mobile Safari/604.1', false],
])('%s', (_name, userAgent, isLike) => {
  expect(isChromium(userAgent)).toBe(isLike);
});
