import type { Token } from '../facts.ts';

/** The words and punctuation of a sentence, with queries for the rules. */
class Words {
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  some(isSo: (word: Token, at: number) => boolean): boolean {
    return this.tokens.some(isSo);
  }

  at(place: number): Token | undefined {
    return this.tokens[place];
  }

  small(place: number): string {
    return this.tokens[place]?.text.toLowerCase().replaceAll('’', "'") ?? '';
  }

  /** Looks at the next words up to punctuation or the end of the sentence. */
  soon(from: number, within: number, isSo: (word: Token) => boolean): boolean {
    const next = this.tokens.slice(from, from + within);
    const end = next.findIndex(({ text }) => /^[.!?;:]$/u.test(text));
    return next.slice(0, end < 0 ? undefined : end).some(isSo);
  }

  /** Like `soon`, but skips only adverbs and "not". */
  next(from: number, isSo: (word: Token) => boolean): boolean {
    let at = from;
    while (this.tokens[at]?.pos === 'ADV' || /^(?:not|n't)$/iu.test(this.small(at))) at += 1;
    const word = this.tokens[at];
    return word !== undefined && isSo(word);
  }
}

const set = (words: string) => new Set(words.split(' '));
const isVerb = ({ pos }: Token) => pos === 'VERB' || pos === 'AUX';
const isNoun = ({ pos }: Token) => pos === 'NOUN' || pos === 'PROPN' || pos === 'PRON';
const be = set("is are was were be been being am 's 're 'm");
const have = set("has have had 've having");
const modals = set('should could would might may must ought');
const wh = set('what how whether why');
const reasons = set('because since as');
const contrasts = set('although though whereas while');
const conditions = set('if unless provided');
const times = set('when after before until once whenever');
const reporting = set(
  'believe argue claim show mean suggest think say know find feel agree admit explain ensure hope report conclude indicate prove understand realise realize',
);

/** A verb form other than the base form, -ing or -s. */
const isParticiple = ({ pos, text, lemma }: Token) =>
  (pos === 'VERB' || pos === 'AUX' || pos === 'ADJ') &&
  /(?:ed|en|wn|ne|de|ld|nt|pt|ght|st|un|ut|me|rn|lt|ft)$/iu.test(text) &&
  (pos !== 'ADJ' || /(?:ed|en)$/iu.test(text)) &&
  !/ing$/iu.test(text) &&
  (text.toLowerCase() !== lemma || /^(?:put|cut|become|come|run|let|set)$/iu.test(text));
const isGerund = ({ pos, text }: Token) => pos === 'VERB' && /\p{L}{2,}ing$/iu.test(text);

const opening =
  (conjunctions: ReadonlySet<string>) =>
  (words: Words): boolean =>
    words.some((_, at) => conjunctions.has(words.small(at)) && words.soon(at + 2, 12, isVerb));

/** Forms beyond subject, verb and object. They use parts of speech, because a word alone proves none. */
const patterns = {
  reason: (words) =>
    opening(reasons)(words) ||
    words.some((_, at) => words.small(at) === 'given' && words.small(at + 1) === 'that'),
  contrast: (words) =>
    opening(contrasts)(words) ||
    words.some((_, at) => /^(?:despite|spite)$/u.test(words.small(at)) && words.soon(at + 1, 5, isNoun)),
  condition: opening(conditions),
  time: opening(times),
  relative: (words) =>
    words.some(
      (word, at) =>
        at > 0 &&
        ((/^(?:who|whose|whom|which|where)$/u.test(words.small(at)) && words.soon(at + 1, 8, isVerb)) ||
          (word.text.toLowerCase() === 'that' &&
            words.at(at - 1) !== undefined &&
            /^(?:NOUN|PRON|PROPN)$/u.test(words.at(at - 1)?.pos ?? '') &&
            words.next(at + 1, (next) => isVerb(next) || isNoun(next)) &&
            words.soon(at + 1, 6, isVerb))),
    ),
  reported: (words) =>
    words.some(
      ({ lemma }, at) =>
        reporting.has(lemma) &&
        /^(?:that|how|why|what|whether|if)$/u.test(words.small(at + 1)) &&
        words.soon(at + 2, 10, isVerb),
    ),
  passive: (words) => words.some((_, at) => be.has(words.small(at)) && words.next(at + 1, isParticiple)),
  perfect: (words) =>
    words.some(
      (_, at) =>
        have.has(words.small(at)) &&
        words.next(at + 1, (next) => isParticiple(next) || next.text.toLowerCase() === 'been'),
    ),
  modal: (words) => words.some((_, at) => modals.has(words.small(at)) && words.soon(at + 1, 5, isVerb)),
  purpose: (words) =>
    words.some(
      ({ pos }, at) =>
        (/^(?:order|as)$/u.test(words.small(at)) && words.small(at + 1) === 'to') ||
        (words.small(at) === 'so' && words.small(at + 1) === 'that') ||
        (pos === 'ADP' && words.at(at + 1) !== undefined && words.next(at + 1, isGerund)),
    ),
  participle: (words) =>
    words.some(
      (word, at) =>
        (at === 0 &&
          (isGerund(word) || isParticiple(word)) &&
          words.some(({ text }, later) => later > 1 && text === ',')) ||
        (word.text === ',' && words.next(at + 1, isGerund)),
    ),
  comparison: (words) =>
    words.some((_, at) => {
      const small = words.small(at);
      return (
        (small === 'than' &&
          [1, 2, 3, 4].some((back) =>
            /^(?:more|less|fewer|rather|better|worse)$|\p{L}{2,}er$/u.test(words.small(at - back)),
          )) ||
        (small === 'as' && words.small(at + 2) === 'as') ||
        (small === 'the' &&
          (/^(?:most|least)$/u.test(words.small(at + 1)) || /\p{L}{3,}est$/u.test(words.small(at + 1))))
      );
    }),
  pair: (words) =>
    words.some((_, at) => {
      const second: Readonly<Record<string, string>> = { both: 'and', either: 'or', neither: 'nor' };
      const small = words.small(at);
      const other = second[small];
      return (
        (small === 'not' && /^(?:only|just)$/u.test(words.small(at + 1))) ||
        (other !== undefined && words.soon(at + 2, 10, ({ text }) => text.toLowerCase() === other))
      );
    }),
  question: (words) =>
    words.some(
      ({ text }, at) => text === '?' || (at > 0 && wh.has(words.small(at)) && words.soon(at + 2, 6, isVerb)),
    ),
} as const satisfies Readonly<Record<string, (words: Words) => boolean>>;
type Pattern = keyof typeof patterns;

const subordinate: readonly Pattern[] = [
  'reason',
  'contrast',
  'condition',
  'time',
  'relative',
  'reported',
  'participle',
  'purpose',
];

export function patternsOf(tokens: readonly Token[]): {
  readonly names: readonly string[];
  readonly isComplex: boolean;
} {
  const words = new Words(tokens);
  const names = (Object.keys(patterns) as Pattern[]).filter((name) => patterns[name](words));
  return { names, isComplex: names.some((name) => subordinate.includes(name)) };
}
