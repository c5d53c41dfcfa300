import { findContent } from '../content/content.ts';
import type { WritingFacts } from '../facts.ts';
import type { Findings } from './findings.ts';
import type { ImprovementChange } from './improvements.ts';

/** Only the changes that bring most are shown. */
const shown = 4;

type Change = (findings: Findings, facts: WritingFacts) => Partial<Findings> | undefined;

/** Findings as they would be after a change; undefined where there is nothing to change. */
const changes: Readonly<Record<ImprovementChange, Change>> = {
  mend_spelling: ({ mistakes }) =>
    mistakes.spelling.length === 0
      ? undefined
      : { mistakes: { ...mistakes, spelling: [], misspeltWords: 0 } },
  keep_one_spelling: ({ mistakes }) =>
    mistakes.mixed.length === 0 ? undefined : { mistakes: { ...mistakes, mixed: [] } },
  mend_grammar: ({ mistakes }) =>
    mistakes.grammar.length === 0 ? undefined : { mistakes: { ...mistakes, grammar: [] } },
  state_key_points: ({ content }) =>
    content.task.keyPoints.length === 0 || content.points.every(({ state }) => state === 'stated')
      ? undefined
      : {
          content: {
            ...content,
            points: content.points.map(({ spentWords }) => ({
              state: 'stated',
              span: null,
              worth: 1,
              inPassing: 0,
              spentWords: Math.max(spentWords, wordsOfAPoint),
            })),
          },
        },
  reach_word_count: ({ form }) =>
    form.words >= form.limits.full[0] ? undefined : { form: { ...form, words: form.limits.full[0] } },
  cut_to_word_count: ({ form }) =>
    form.words <= form.limits.full[1] ? undefined : { form: { ...form, words: form.limits.full[1] } },
  use_paragraphs: ({ structure, organization }) => ({
    structure: { ...structure, paragraphs: 4, uneven: [] },
    organization: { ...organization, paragraphs: Math.max(organization.paragraphs, 3) },
  }),
  use_linking_words: ({ structure, organization }) => ({
    structure: { ...structure, linkingWords: 6, linkingGroups: 3, misused: [], misplaced: [] },
    organization: { ...organization, linkingWords: Math.max(organization.linkingWords, 3), misused: [] },
  }),
  add_introduction: ({ structure }) => ({ structure: { ...structure, hasIntroduction: true } }),
  add_conclusion: ({ structure }) => ({ structure: { ...structure, hasConclusion: true } }),
  add_greeting_and_closing: ({ email }) => ({
    email: { ...email, hasGreeting: true, hasClosing: true, hasName: true },
  }),
  use_own_words: ({ content, vocabulary }, facts) => ({
    content: findContent(content.task, inOwnWords(facts)),
    vocabulary: { ...vocabulary, copied: 0 },
  }),
  vary_vocabulary: ({ vocabulary }) => ({
    vocabulary: { ...vocabulary, variety: 1, lessCommon: 1, repeated: [], mistakes: 0 },
  }),
  vary_sentences: ({ range }) => ({ range: { ...range, patterns: 99, complex: 1, variation: 1 } }),
};

/** A sentence or two. */
const wordsOfAPoint = 25;

const nothingTakenOver = { share: 0, runs: [] } as const;

const inOwnWords = (facts: WritingFacts): WritingFacts => ({
  ...facts,
  copied: nothingTakenOver,
  likeEarlier: nothingTakenOver,
  sentences: facts.sentences.map((sentence) => ({ ...sentence, nearFrame: 0 })),
});

/**
 * The changes that bring most points, best first, each alone; one that opens a gate comes first by itself.
 * @param pointsOf by the score's rubric
 */
export function findImprovements(
  findings: Findings,
  facts: WritingFacts,
  pointsOf: (findings: Findings) => number,
): { readonly change: ImprovementChange; readonly points: number }[] {
  const now = pointsOf(findings);
  return (Object.keys(changes) as ImprovementChange[])
    .flatMap((change) => {
      const changed = changes[change](findings, facts);
      const points = changed ? pointsOf({ ...findings, ...changed }) - now : 0;
      return points > 0 ? [{ change, points }] : [];
    })
    .toSorted((one, other) => other.points - one.points)
    .slice(0, shown);
}
