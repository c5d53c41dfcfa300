import type { Evidence } from '../../score.ts';
import { countWords } from '../../words.ts';
import type { WritingTask } from '../../writing-analysis.ts';
import type { Token, WritingFacts } from '../facts.ts';
import { between, reason, type Rated } from '../../rated.ts';
import type { WrittenType } from '../written-type.ts';
import { coveredShare, wordShare } from '../spans.ts';

export interface VocabularyFindings {
  readonly type: WrittenType;
  /** Share of distinct nouns, verbs, adjectives and adverbs, as a mean over stretches of equal length. */
  readonly variety: number;
  /** Share of less common ones, outside the task's words and copied runs. */
  readonly lessCommon: number;
  readonly repeated: readonly Token[];
  readonly copied: number;
  /** Marks per word. */
  readonly mistakes: number;
}

const contentWords = new Set(['NOUN', 'VERB', 'ADJ', 'ADV']);
/** In content words, as a summary has: variety falls with length. */
const stretch = 40;
/** The more frequent words cover nine of ten words of everyday English. */
const lessCommonFrom = 2000;

interface WordsNeeded {
  /** Limits for the shares of distinct and of less common content words. */
  readonly variety: readonly [none: number, full: number];
  readonly lessCommon: readonly [none: number, full: number];
  /** Shorter texts are rated as if they had this many content words. */
  readonly contentWords: number;
}

/** Calibrated on the sample answers at three levels; an email to a friend needs few rare words. */
const needed: Readonly<Record<WrittenType, WordsNeeded>> = {
  WWE: { variety: [0.6, 0.85], lessCommon: [0, 0.2], contentWords: 90 },
  WWM: { variety: [0.65, 0.85], lessCommon: [0, 0.15], contentWords: 30 },
  WWS: { variety: [0.7, 0.95], lessCommon: [0, 0.35], contentWords: 16 },
  WSC: { variety: [0.7, 0.95], lessCommon: [0, 0.2], contentWords: 16 },
  LST: { variety: [0.7, 0.9], lessCommon: [0, 0.18], contentWords: 26 },
  LCT: { variety: [0.7, 0.95], lessCommon: [0, 0.15], contentWords: 10 },
};
/** The mean of both parts that earns all points, and half. */
const earned = { full: 0.84, half: 0.3 } as const;
const plainBelow = 0.4;
/** Mistakes per word: good words still earn half in the middle; plain ones earn nothing at the end. */
const broken = { from: 0.05, all: 0.12, left: 0.4, reported: 0.07 } as const;
/** Both limits must be reached. */
const often = { times: 4, share: 0.06 } as const;
/** Copied words are the source's: the shares that leave half, and nothing. */
const copiedTakes = { half: 0.4, all: 0.7 } as const;

export function findVocabulary(task: WritingTask, facts: WritingFacts): VocabularyFindings {
  const misspelt = facts.marks.flatMap(({ fault, span }) => (fault === 'spelling' ? [span] : []));
  const isMisspelt = ({ span }: Token) => coveredShare(span, misspelt) > 0;
  const words = facts.sentences.flatMap(({ tokens }) => tokens.filter(({ pos }) => contentWords.has(pos)));
  const given = new Set(task.material === 'task' ? (task.prompt.toLowerCase().match(/\p{L}+/gu) ?? []) : []);
  const isOwn = ({ lemma, text, span }: Token) =>
    !given.has(lemma) && !given.has(text.toLowerCase()) && coveredShare(span, facts.copied.runs) === 0;
  const lessCommon = words.filter(
    (word) => word.rank !== null && word.rank > lessCommonFrom && isOwn(word) && !isMisspelt(word),
  );
  return {
    type: task.type,
    // A misspelt word counts as a word, but never as a distinct one.
    variety: varietyOf(words.map((word) => (isMisspelt(word) ? null : word.lemma))),
    lessCommon:
      new Set(lessCommon.map(({ lemma }) => lemma)).size /
      Math.max(words.length, needed[task.type].contentWords),
    repeated: repeatedIn(
      words.filter((word) => !isMisspelt(word)),
      given,
    ),
    copied: wordShare(facts.text, facts.copied.runs),
    mistakes: facts.marks.length / Math.max(1, countWords(facts.text)),
  };
}

function varietyOf(lemmas: readonly (string | null)[]): number {
  const length = Math.min(stretch, lemmas.length);
  if (length === 0) return 0;
  const shares = lemmas.slice(length - 1).map((_lemma, from) => {
    const known = lemmas.slice(from, from + length).filter((lemma) => lemma !== null);
    return new Set(known).size / length;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function repeatedIn(words: readonly Token[], given: ReadonlySet<string>): Token[] {
  const places = Map.groupBy(words, ({ lemma }) => lemma);
  const [most] = [...places.values()]
    .filter(([word]) => word !== undefined && !given.has(word.lemma))
    .toSorted((one, other) => other.length - one.length);
  const isOften = most && most.length >= often.times && most.length / words.length >= often.share;
  return isOften ? most : [];
}

export function rateVocabulary(findings: VocabularyFindings): Rated {
  const { type, variety, lessCommon, repeated, copied, mistakes } = findings;
  const full = { variety: needed[type].variety[1], lessCommon: needed[type].lessCommon[1] };
  const level = between(lessCommon, ...needed[type].lessCommon);
  const mean = (between(variety, ...needed[type].variety) + level) / 2;
  const ofWords = mean >= earned.full ? 1 : mean >= earned.half ? 0.5 : 0;
  const ofMistakes = 1 - (1 - broken.left) * between(mistakes, broken.from, broken.all);
  const ofCopied = copied >= copiedTakes.all ? 0 : copied >= copiedTakes.half ? 0.5 : 1;
  const left = Math.min(ofMistakes, ofCopied);
  const share = ofWords * left;
  const evidence: Evidence[] = [
    {
      kind: 'count',
      of: 'distinct_words_percent',
      count: percent(variety),
      full: [percent(full.variety), 100],
    },
    {
      kind: 'count',
      of: 'less_common_words_percent',
      count: percent(lessCommon),
      full: [percent(full.lessCommon), 100],
    },
    ...(level < plainBelow ? [reason('plain_vocabulary')] : []),
    ...(mistakes >= broken.reported ? [reason('many_mistakes')] : []),
    ...repeated.slice(0, 5).map(({ span }) => reason('repeated_word', span)),
    ...(share === 1 && repeated.length === 0 ? [reason('good_vocabulary')] : []),
  ];
  return { share, evidence };
}

const percent = (share: number) => Math.round(share * 100);
