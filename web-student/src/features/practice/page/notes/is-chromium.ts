/** Chrome, and what is built on the same engine. On an iPhone every browser has Apple's engine, whatever its name. */
export function isChromium(userAgent: string): boolean {
  return /\b(Chrome|Chromium|HeadlessChrome)\//.test(userAgent) && !/\bCriOS\//.test(userAgent);
}
