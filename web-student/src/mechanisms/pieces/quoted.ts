/** A range of UTF-16 offsets, end exclusive. */
export type Range = readonly [from: number, to: number];

export interface Places {
  readonly spans: readonly Range[];
  readonly current: number;
}

export type Quote = string | Places;

export function quotedRange(text: string, quote: Quote | undefined): Range | undefined {
  if (typeof quote !== 'string' || quote === '') return undefined;
  const from = text.indexOf(quote);
  return from < 0 ? undefined : [from, from + quote.length];
}

/**
 * Finds a quote in the parts around the blanks.
 * @param words the right words, because a quote may span a blank
 * @returns the quoted range in each part, if any
 */
export function quotedParts(
  parts: readonly string[],
  words: readonly string[],
  quote: Quote | undefined,
): (Range | undefined)[] {
  const whole = parts.map((part, index) => part + (words[index] ?? '')).join('');
  const range = quotedRange(whole, quote);
  let at = 0;
  return parts.map((part, index) => {
    const start = at;
    at += part.length + (words[index] ?? '').length;
    if (!range) return undefined;
    const from = Math.max(range[0], start) - start;
    const to = Math.min(range[1], start + part.length) - start;
    return from < to ? [from, to] : undefined;
  });
}
