import type { Mark, MarkSource } from '#domain/scoring/writing/language/marks.ts';

type Span = readonly [from: number, to: number];

const mostSuggestions = 5;

/** The first source decides span and kind: the narrowest first. */
const order: readonly MarkSource[] = ['rule', 'tagger', 'checker', 'dictionary', 'endpoint'];
const rank = (mark: Mark) => Math.min(...mark.sources.map((source) => order.indexOf(source)));

const overlaps = (one: Span, other: Span) => one[0] < other[1] && other[0] < one[1];

/** One mark per place, in order, with all votes. Drops grammar marks of misspelt words, because they judge another word. */
export function vote(marks: readonly Mark[]): Mark[] {
  const spelling = merged(marks.filter(({ fault }) => fault === 'spelling'));
  const isMisspelt = ({ span }: Mark) => spelling.some((mark) => overlaps(mark.span, span));
  const grammar = merged(marks.filter((mark) => mark.fault === 'grammar' && !isMisspelt(mark)));
  return [...spelling, ...grammar].toSorted((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
}

function merged(marks: readonly Mark[]): Mark[] {
  const places: Mark[] = [];
  for (const mark of marks.toSorted(
    (a, b) => rank(a) - rank(b) || a.span[0] - b.span[0] || a.span[1] - b.span[1],
  )) {
    const at = places.findIndex(({ span }) => overlaps(span, mark.span));
    const place = places[at];
    if (place) places[at] = joined(place, mark);
    else places.push(mark);
  }
  return places;
}

function joined(first: Mark, second: Mark): Mark {
  const isSamePlace = first.span[0] === second.span[0] && first.span[1] === second.span[1];
  const added = isSamePlace ? second.suggestions : [];
  // The dictionary ranks its suggestions by frequency, so they come first.
  const isListed = first.fault === 'spelling' && second.sources.includes('dictionary');
  const suggestions = isListed ? [...added, ...first.suggestions] : [...first.suggestions, ...added];
  return {
    ...first,
    suggestions: [...new Set(suggestions)].slice(0, mostSuggestions),
    sources: [...new Set([...first.sources, ...second.sources])],
  };
}
