/** Browsers with Chrome's engine. On an iPhone, every browser uses Apple's engine. */
export function isChromium(userAgent: string): boolean {
  return /\b(Chrome|Chromium|HeadlessChrome)\//.test(userAgent) && !/\bCriOS\//.test(userAgent);
}
