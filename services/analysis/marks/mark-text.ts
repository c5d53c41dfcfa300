import type { Token } from '#domain/scoring/writing/facts.ts';
import { wordsOf } from '#domain/scoring/words.ts';
import type { Mark } from '#domain/scoring/writing/language/marks.ts';
import type { WordFrequency } from '../text/word-frequency.ts';
import { openChecker } from './checker.ts';
import { casedLike, withCapital } from './casing.ts';
import { asSpelling } from './confusions.ts';
import type { Convention, Dictionaries } from './dictionaries.ts';
import { writtenApart } from './joined-words.ts';
import { createNameSense } from './names.ts';
import { isRegularForm } from './rules/verbs/regular-forms.ts';
import { isUncountablePlural } from './rules/nouns/uncountable.ts';
import { ruleMarks } from './rules/rules.ts';
import { spellingMarks } from './spelling.ts';
import type { Suggesting } from './suggestions.ts';
import { openGrammarTagger } from './tagger/grammar-marks.ts';
import { vote } from './vote.ts';

type Span = readonly [from: number, to: number];

export interface MarkedText {
  readonly text: string;
  readonly prompt: string;
  readonly sentences: readonly { readonly span: Span; readonly tokens: readonly Token[] }[];
  readonly kept: Convention;
}

export interface Marking {
  marksOf(text: MarkedText): Promise<Mark[]>;
}

/** "informations", "buyed": not in a dictionary, but a rule marks them. */
const isMatterOfGrammar = (word: string) => isUncountablePlural(word) || isRegularForm(word);

/** Each suggestion takes a millisecond or two. */
const mostSuggestedFor = 80;

/** Takes 3 s and 500 MB to open. */
export async function openMarking(
  dictionaries: Dictionaries,
  suggesting: Suggesting,
  frequency: WordFrequency,
): Promise<Marking> {
  const isName = createNameSense(suggesting, frequency);
  const [tagger, checker] = [await openGrammarTagger(), await openChecker()];
  return {
    async marksOf({ text, prompt, sentences, kept }) {
      const rules = sentences.flatMap((sentence) => ruleMarks({ text, ...sentence, forms: tagger.forms }));
      const unknown = spellingMarks(text, prompt, dictionaries).filter(
        ({ span }) =>
          !isMatterOfGrammar(text.slice(...span)) &&
          (writtenApart(text.slice(...span)) !== undefined || !isName(text, span, kept)),
      );
      const spelling = unknown.map((mark, at) =>
        at < mostSuggestedFor
          ? withSuggestions(mark, text.slice(...mark.span), kept, suggesting, dictionaries)
          : mark,
      );
      const grammar = await tagger.marksOf(
        text,
        sentences.map(({ span }) => span),
        [...spelling, ...rules],
      );
      // The checker knows one dialect and no names, so a dictionary must agree with its spelling marks.
      const isShared = ({ span }: Mark) =>
        unknown.some((mark) => mark.span[0] < span[1] && span[0] < mark.span[1]);
      const remarks = isWorthChecking(text, unknown.length) ? await checker.marksOf(text) : [];
      const checked = remarks.filter((mark) => mark.fault === 'grammar' || isShared(mark));
      return vote([...spelling, ...grammar, ...rules, ...checked])
        .filter((mark) => !isSecondersAlone(mark))
        .map((mark) => asSpelling(mark, text));
    },
  };
}

/** Alone, the checker's general grammar marks were wrong four times of four. */
const isSecondersAlone = ({ category, sources }: Mark) =>
  category === 'other' && sources.every((source) => source === 'checker');

/** The checker takes seconds for a text of unknown words or commas; text that is not English gets no grammar marks. */
function isWorthChecking(text: string, unknownWords: number): boolean {
  const letters = text.match(/[\p{L}\s]/gu)?.length ?? 0;
  return letters * 2 > text.length && unknownWords * 3 < wordsOf(text).length;
}

/** "london" only lacks a capital, and "alot" a space. */
function withSuggestions(
  mark: Mark,
  word: string,
  kept: Convention,
  suggesting: Suggesting,
  dictionaries: Dictionaries,
): Mark {
  const asName = withCapital(word);
  if (asName !== word && dictionaries.conventionsOf(asName).length > 0)
    return { ...mark, category: 'capitals', suggestions: [asName] };
  const apart = writtenApart(word);
  if (apart !== undefined) return { ...mark, suggestions: [casedLike(apart, word)] };
  return { ...mark, suggestions: suggesting(word, kept) };
}
