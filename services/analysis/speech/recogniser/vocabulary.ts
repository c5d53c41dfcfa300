import { z } from 'zod';
import { readModelFiles } from '../../inference/model-files.ts';
import { BytePairs } from './byte-pairs.ts';

const configSchema = z.object({
  vocab_size: z.int(),
  sot: z.int(),
  eot: z.int(),
  prev: z.int(),
  no_speech: z.int(),
  no_timestamps: z.int(),
  suppress_tokens: z.array(z.int()),
  begin_suppress_tokens: z.array(z.int()),
});

export interface SpecialTokens {
  readonly start: number;
  readonly end: number;
  readonly before: number;
  readonly noSpeech: number;
  readonly noTimes: number;
}

/** The recogniser's tokens, with tables by token (1 for yes) for decoding. */
export interface Vocabulary {
  readonly size: number;
  readonly special: SpecialTokens;
  tokensOf(text: string): number[];
  textOf(tokens: readonly number[]): string;
  /** Whether it starts with a space: it begins a word or separate punctuation. */
  startsWord(token: number): boolean;
  hasLetters(token: number): boolean;
  /** Punctuation and white space, which are inaudible. */
  readonly isPunctuation: Uint8Array;
  /** Never decoded: brackets, annotations, special tokens. */
  readonly isSuppressed: Uint8Array;
  /** Not decoded as the first token either. */
  readonly suppressedFirst: ReadonlySet<number>;
  /** The word with or without its capital, which is inaudible; -1 without one. */
  readonly otherCase: Int32Array;
}

const punctuation = /^[\s.,;:!?"'()\-…–—]*$/;
const letters = /[\p{L}\p{N}]/u;
const firstLetter = /^( ?)([a-zA-Z])(.*)$/s;

type ModelFiles = ReturnType<typeof readModelFiles>;

/** @throws Defect for files that differ, ZodError for a configuration of another shape */
export function readVocabulary({ config: json, file }: ModelFiles): Vocabulary {
  const config = configSchema.parse(json);
  const pairs = new BytePairs(file('merges.txt').toString('utf8'));
  const texts = Array.from({ length: config.vocab_size }, (_, token) => pairs.textOf([token]));
  const table = (isSo: (text: string, token: number) => boolean) =>
    Uint8Array.from(texts, (text, token) => (isSo(text, token) ? 1 : 0));
  const suppressed = new Set(config.suppress_tokens);
  const withLetters = table((text) => letters.test(text));
  return {
    size: config.vocab_size,
    special: {
      start: config.sot,
      end: config.eot,
      before: config.prev,
      noSpeech: config.no_speech,
      noTimes: config.no_timestamps,
    },
    tokensOf: (text) => pairs.tokensOf(text),
    textOf: (tokens) => pairs.textOf(tokens),
    startsWord: (token) => (texts[token] ?? '').startsWith(' '),
    hasLetters: (token) => withLetters[token] === 1,
    isPunctuation: table((text, token) => token < config.eot && punctuation.test(text)),
    isSuppressed: table((_, token) => suppressed.has(token) || token > config.eot),
    suppressedFirst: new Set(config.begin_suppress_tokens),
    otherCase: Int32Array.from(texts, (text) => {
      const [, space = '', letter, rest = ''] = firstLetter.exec(text) ?? [];
      if (letter === undefined) return -1;
      const lower = letter.toLowerCase();
      return pairs.tokenFor(space + (letter === lower ? letter.toUpperCase() : lower) + rest) ?? -1;
    }),
  };
}
