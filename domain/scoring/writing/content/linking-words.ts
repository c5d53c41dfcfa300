import type { Span } from '../facts.ts';

const linkingWords = {
  addition: [
    'also',
    'in addition',
    'additionally',
    'furthermore',
    'moreover',
    'besides',
    'as well as',
    'as well',
    'not only',
    'what is more',
    'another',
    'likewise',
    'similarly',
  ],
  contrast: [
    'however',
    'although',
    'though',
    'even though',
    'but',
    'yet',
    'nevertheless',
    'nonetheless',
    'on the other hand',
    'on the contrary',
    'in contrast',
    'by contrast',
    'whereas',
    'while',
    'despite',
    'in spite of',
    'instead',
    'still',
    'rather than',
    'admittedly',
  ],
  cause: [
    'because',
    'since',
    'therefore',
    'thus',
    'hence',
    'consequently',
    'as a result',
    'so',
    'so that',
    'due to',
    'for this reason',
    'for these reasons',
    'that is why',
    'this means',
    'owing to',
    'as a consequence',
    'accordingly',
    'thereby',
  ],
  example: [
    'for example',
    'for instance',
    'such as',
    'in particular',
    'namely',
    'to illustrate',
    'in other words',
    'especially',
    'in fact',
    'indeed',
    'to be specific',
  ],
  order: [
    'first',
    'firstly',
    'first of all',
    'to begin with',
    'to start with',
    'second',
    'secondly',
    'third',
    'thirdly',
    'next',
    'then',
    'finally',
    'lastly',
    'afterwards',
    'meanwhile',
    'eventually',
    'at first',
    'on the one hand',
    'one reason',
    'another reason',
    'the main reason',
    'later',
  ],
  condition: [
    'if',
    'unless',
    'provided that',
    'as long as',
    'otherwise',
    'when',
    'after',
    'before',
    'until',
    'once',
  ],
  conclusion: [
    'in conclusion',
    'to conclude',
    'to sum up',
    'in summary',
    'overall',
    'all in all',
    'on the whole',
    'in short',
    'to summarise',
    'to summarize',
    'in brief',
    'all things considered',
    'taking everything into account',
    'ultimately',
    'in the end',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type LinkingGroup = keyof typeof linkingWords;

const alternatives = (words: readonly string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(' ', '\\s+'))
    .join('|');

const finders = Object.entries(linkingWords).map(
  ([group, words]) =>
    [
      group as LinkingGroup,
      new RegExp(`(?<![\\p{L}'’-])(?:${alternatives(words)})(?![\\p{L}'’-])`, 'giu'),
    ] as const,
);

export interface LinkingWord {
  readonly group: LinkingGroup;
  readonly word: string;
  readonly span: Span;
}

export function linkingWordsIn(text: string): LinkingWord[] {
  return finders.flatMap(([group, finder]) =>
    [...text.matchAll(finder)].map((match): LinkingWord => ({
      group,
      word: match[0].toLowerCase().replace(/\s+/g, ' '),
      span: [match.index, match.index + match[0].length],
    })),
  );
}

/** Wrong combinations of English words. */
const misuses = [
  /(?<![\p{L}])(?:although|even though|though)\s[^.!?;,]{5,90},\s*but\b/giu,
  /(?<=^|[.!?]\s+)because\s[^.!?;,]{5,90},\s*so\b(?!\s+that)/giu,
  /\bdespite of\b/giu,
  /\bin the other hand\b/giu,
  /\bon the other side,/giu,
  /(?<=^|[.!?]\s+)(?:as conclusion|as a conclusion|for conclude|in the conclusion|to sum it up all)\b/giu,
  /\b(?:in other hand|for example like|such as for example|as for example|beside that)\b/giu,
  /\bbecause of\s+(?:they|he|she|we|i|there)\s/giu,
  /\bfor (?:the )?(?:first|second|last)ly\b/giu,
];

export function misusedLinkingWords(text: string): Span[] {
  return misuses.flatMap((misuse) =>
    [...text.matchAll(misuse)].map((match): Span => [match.index, match.index + match[0].length]),
  );
}

const conclusionWords = alternatives([
  ...linkingWords.conclusion,
  'therefore',
  'for these reasons',
  'for this reason',
  'for all these reasons',
  'i believe',
  'i am convinced',
  'in my opinion',
  'in my view',
  'given all this',
  'as we have seen',
  'weighing',
  'on balance',
  'finally',
  'thus',
  'so',
]);
/** Openings of a concluding paragraph. */
export const concludes = new RegExp(`^\\W*(?:${conclusionWords})(?![\\p{L}])`, 'iu');

/** Back references, which cannot begin a text. */
export const hasBackReference =
  /^\W*(?:however|moreover|furthermore|in addition|additionally|besides|therefore|thus|as a result|consequently|for example|for instance|on the other hand|second(?:ly)?|third(?:ly)?|finally|lastly|in conclusion|to conclude|to sum up|in summary|overall|also|another|but|this means|that is why|nevertheless|nonetheless|by contrast|in contrast|instead|otherwise)(?![\p{L}])/iu;
