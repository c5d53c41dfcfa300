/** Specification, document 1, section 9: "text truncated at 20 (small) or 100 characters". */
export const truncationLengths = { small: 20, usual: 100 } as const;

/** Cuts at a word's end if there is one near the limit. */
export function truncated(text: string, size: keyof typeof truncationLengths = 'usual'): string {
  const most = truncationLengths[size];
  const characters = charactersOf(text);
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most - 1).join('');
  const space = cut.lastIndexOf(' ');
  const kept = space > cut.length * 0.7 ? cut.slice(0, space) : cut;
  // A comma before the dots looks like a mistake.
  return `${kept.replace(/[\s,;:]+$/, '')}…`;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** User-perceived characters: an emoji or an accented letter is one. */
export const charactersOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);
