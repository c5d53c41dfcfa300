type Span = readonly [from: number, to: number];

const ending = /(?:[.!?…]+["”’')\]]*(?=\s+["“‘'([]?[\p{L}\p{N}])|\n)\s*/gu;
const abbreviation =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|St|Mt|vs|etc|e\.g|i\.e|U\.S|a\.m|p\.m|approx|fig|Prof|No|(?!I\b)\p{Lu})\.["”’')]*\s*$/u;

/** Spans without surrounding white space. A line break ends a sentence. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ending)) {
    const to = index + found.length;
    const end = text.slice(Math.max(from, to - 20), to);
    if (!found.includes('\n') && abbreviation.test(end) && !opensAnew(end, text.slice(to, to + 2))) continue;
    spans.push([from, to]);
    from = to;
  }
  spans.push([from, text.length]);
  return spans.map((span) => trimmed(text, span)).filter((span) => /[\p{L}\p{N}]/u.test(text.slice(...span)));
}

/** "etc." and "p.m." end a sentence before a capital. */
function opensAnew(end: string, rest: string): boolean {
  return /(?:etc|a\.m|p\.m)\.["”’')]*\s*$/.test(end) && /^["“‘'([]?\p{Lu}/u.test(rest);
}

/** An empty line separates paragraphs; in a text without one, any line break does. */
export function paragraphsOf(text: string): Span[] {
  const parting = /\n[^\S\n]*\n/.test(text.trim()) ? /\n[^\S\n]*\n\s*/g : /\n\s*/g;
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(parting)) {
    spans.push([from, index]);
    from = index + found.length;
  }
  spans.push([from, text.length]);
  return spans.map((span) => trimmed(text, span)).filter((span) => /[\p{L}\p{N}]/u.test(text.slice(...span)));
}

function trimmed(text: string, [from, to]: Span): Span {
  const part = text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  return [start, start + part.trim().length];
}
