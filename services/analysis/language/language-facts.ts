import type { WritingFacts } from '#domain/scoring/writing/facts.ts';
import { wordsOf } from '#domain/scoring/words.ts';
import type { WrittenAnswer } from '#domain/scoring/writing-analysis.ts';
import { conventionOf } from '../marks/convention.ts';
import { createDictionaries, type Dictionaries } from '../marks/dictionaries.ts';
import { openMarking, type Marking } from '../marks/mark-text.ts';
import { createSuggesting } from '../marks/suggestions.ts';
import { cleanText } from '../text/clean-text.ts';
import { paragraphsOf, sentencesOf } from '../text/sentences.ts';
import { createTokenizer, type Tokenizer } from '../text/tokens.ts';
import { frequencyIn, readWordsByFrequency } from '../text/word-frequency.ts';
import { likenessTo, likenessToNearest } from '../text/word-order.ts';

export interface LanguageFacts extends Omit<WritingFacts, 'sentences' | 'points' | 'nearPrompt'> {
  readonly sentences: readonly Pick<WritingFacts['sentences'][number], 'span' | 'tokens'>[];
}

export type LanguageReader = (answer: WrittenAnswer) => Promise<LanguageFacts>;

const mostEarlier = 20;

/** Takes 5 s and 600 MB to open. */
export async function openLanguageReader(): Promise<LanguageReader> {
  const words = readWordsByFrequency();
  const frequency = frequencyIn(words);
  const tokenizer = createTokenizer(frequency);
  const dictionaries = createDictionaries();
  const marking = await openMarking(dictionaries, createSuggesting(words, dictionaries), frequency);
  return (answer) => languageFacts(answer, { tokenizer, dictionaries, marking });
}

interface Tools {
  readonly tokenizer: Tokenizer;
  readonly dictionaries: Dictionaries;
  readonly marking: Marking;
}

async function languageFacts(
  { text: submitted, prompt, earlier }: WrittenAnswer,
  { tokenizer, dictionaries, marking }: Tools,
): Promise<LanguageFacts> {
  const clean = cleanText(submitted);
  const { text, spanIn } = clean;
  const sentences = sentencesOf(text).map((span) => ({ span, tokens: tokenizer.tokensOf(text, span) }));
  const convention = conventionOf(text, prompt, dictionaries);
  const marks = await marking.marksOf({ text, prompt, sentences, kept: convention.kept });
  const copied = likenessTo(prompt, text);
  const likeEarlier = likenessToNearest(earlier.slice(0, mostEarlier), text);
  return {
    text: submitted,
    sentences: sentences.map(({ span, tokens }) => ({
      span: spanIn(span),
      tokens: tokens.map((token) => ({ ...token, span: spanIn(token.span) })),
    })),
    paragraphs: paragraphsOf(text).map(spanIn),
    marks: marks.map((mark) => ({ ...mark, span: spanIn(mark.span) })),
    englishShare: englishShareOf(text, prompt, dictionaries),
    copied: { ...copied, runs: copied.runs.map(spanIn) },
    likeEarlier: { ...likeEarlier, runs: likeEarlier.runs.map(spanIn) },
    convention: {
      ...convention,
      broken: convention.broken.map((word) => ({ ...word, span: spanIn(word.span) })),
    },
    unread: clean.unread,
  };
}

/** Share of the words, without numbers, that a dictionary or the prompt contains; 1 for no words. */
function englishShareOf(text: string, prompt: string, dictionaries: Dictionaries): number {
  const given = new Set(wordsOf(prompt).map((word) => word.text.toLowerCase()));
  const words = wordsOf(text)
    .map((word) => word.text.replaceAll('’', "'"))
    .filter((word) => !/\p{N}/u.test(word));
  const isEnglish = (word: string) =>
    given.has(word.toLowerCase()) ||
    [word, word.toLowerCase(), ...word.split('-')].some(
      (form) => dictionaries.conventionsOf(form).length > 0,
    );
  if (words.length === 0) return 1;
  return Math.round((words.filter(isEnglish).length / words.length) * 1000) / 1000;
}
