import type { Evidence } from '../score.ts';
import type { WritingTask } from '../writing-analysis.ts';
import type { Token, WritingFacts } from './facts.ts';
import { between, reason, type Rated, type WrittenType } from './rated.ts';
import { coveredShare, wordShare } from './spans.ts';

export interface VocabularyFindings {
  readonly type: WrittenType;
  /** Share of the nouns, verbs, adjectives and adverbs that differ, as a mean over stretches of one length. */
  readonly variety: number;
  /** Share of them that are less common words and stand neither in the task nor in copied runs. */
  readonly lessCommon: number;
  /** A word that comes too often, each place. */
  readonly repeated: readonly Token[];
  readonly copied: number;
}

const contentWords = new Set(['NOUN', 'VERB', 'ADJ', 'ADV']);
/** Variety falls with length, so it is taken over as many content words as a summary has. */
const stretch = 40;
const varietyNeeded = { half: 0.55, full: 0.7 } as const;
/** Beyond the most frequent words by which nine of ten words of everyday English are covered. */
const lessCommonFrom = 2000;
/** The share of less common words that earns half and all: our own reading; an email to a friend needs few. */
const lessCommonNeeded: Readonly<Record<WrittenType, readonly [half: number, full: number]>> = {
  WWE: [0.05, 0.1],
  WWM: [0.02, 0.06],
  WWS: [0.04, 0.1],
  WSC: [0.04, 0.1],
  LST: [0.04, 0.1],
  LCT: [0.03, 0.08],
};
/** A word is repeated too often that comes so many times and makes up so much of the content words. */
const often = { times: 4, share: 0.06 } as const;
/** Copied words are the writer's of the source: from so large a share on half, and nothing. */
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
    // A misspelt word is no new word: it counts among all and never among the distinct.
    variety: varietyOf(words.map((word) => (isMisspelt(word) ? null : word.lemma))),
    lessCommon: words.length === 0 ? 0 : new Set(lessCommon.map(({ lemma }) => lemma)).size / words.length,
    repeated: repeatedIn(
      words.filter((word) => !isMisspelt(word)),
      given,
    ),
    copied: wordShare(facts.text, facts.copied.runs),
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
  const { type, variety, lessCommon, repeated, copied } = findings;
  const [half, full] = lessCommonNeeded[type];
  const level = lessCommon >= full ? 1 : lessCommon >= half ? 0.5 : 0;
  const varied = between(variety, 2 * varietyNeeded.half - varietyNeeded.full, varietyNeeded.full);
  const left = copied >= copiedTakes.all ? 0 : copied >= copiedTakes.half ? 0.5 : 1;
  const share = ((varied + level) / 2) * left;
  const evidence: Evidence[] = [
    {
      kind: 'count',
      of: 'distinct_words_percent',
      count: percent(variety),
      full: [percent(varietyNeeded.full), 100],
    },
    {
      kind: 'count',
      of: 'less_common_words_percent',
      count: percent(lessCommon),
      full: [percent(full), 100],
    },
    ...(level === 0 ? [reason('plain_vocabulary')] : []),
    ...repeated.slice(0, 5).map(({ span }) => reason('repeated_word', span)),
    ...(share === 1 && repeated.length === 0 ? [reason('good_vocabulary')] : []),
  ];
  return { share, evidence };
}

const percent = (share: number) => Math.round(share * 100);
