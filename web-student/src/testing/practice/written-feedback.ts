import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import type { Question } from '#domain/question-types/registry.ts';
import type { Score } from '#domain/scoring/score.ts';
import { fullForm, halfScore, spanIn, wrongTense } from './written-score.ts';

export const summaryQuestion = {
  ...sampleQuestions.WSC,
  keyPoints: [
    { point: 'Tea came to Europe by ship.', keywords: [['ship']] },
    { point: 'At first only the rich could pay for it.', keywords: [['rich']] },
    { point: 'It came in 1610.', keywords: [['1610']] },
    { point: 'It is grown in hills.', keywords: [['hill']] },
  ],
  weakerAnswers: [
    {
      level: 'middle',
      text: 'Tea came by ship and was for the rich.',
      bands: { form: [1, 1], grammar: [2, 2] },
    },
    { level: 'weak', text: 'tea is drinked by rich', bands: { grammar: [0, 1], vocabulary: [0, 0] } },
  ],
} satisfies Question;

export const summaryAnswer =
  'Tea come to Europe by ship a long time ago, and in 1710 only peoples who was wealthy could afford it. ' +
  'It was recieve with joy and many persons drank it every day in their homes.';

const spanOf = spanIn(summaryAnswer);
const repeated = (words: string) => {
  const [start] = spanOf(words);
  return { kind: 'reason', code: 'repeated_word', span: [start, start + 2] } satisfies Evidence;
};
type Evidence = Score['traits'][number]['evidence'][number];

const traits: Score['traits'] = [
  {
    trait: 'content',
    points: 1,
    maximum: 2,
    evidence: [
      {
        kind: 'point',
        index: 0,
        state: 'stated',
        span: spanOf('Tea come to Europe by ship a long time ago'),
      },
      { kind: 'point', index: 1, state: 'unclear', span: spanOf('peoples who was wealthy could afford it') },
      { kind: 'point', index: 2, state: 'contradicted', span: spanOf('in 1710') },
      { kind: 'point', index: 3, state: 'missing', span: null },
    ],
  },
  fullForm,
  {
    trait: 'grammar',
    points: 0,
    maximum: 2,
    evidence: [
      wrongTense(spanOf('come')),
      {
        kind: 'text',
        span: spanOf('peoples who was'),
        fault: 'grammar',
        category: 'agreement',
        suggestions: ['people who were'],
        sources: ['tagger', 'rule'],
      },
    ],
  },
  {
    trait: 'vocabulary',
    points: 1,
    maximum: 2,
    evidence: [
      { kind: 'reason', code: 'plain_vocabulary', span: spanOf('many persons') },
      { kind: 'reason', code: 'repeated_word', span: spanOf('Europe') },
      ...['it. ', 'It was', 'it every'].map(repeated),
    ],
  },
];

export const summaryScore: Score = {
  ...halfScore(traits),
  remarks: [
    {
      kind: 'text',
      span: spanOf('recieve'),
      fault: 'spelling',
      category: 'spelling',
      suggestions: ['received', 'receive'],
      sources: ['dictionary'],
    },
  ],
  detailed: {
    points: 9,
    maximum: 16,
    successful: true,
    rubric: '2025',
    traits: traits.map(({ trait, points, maximum }) =>
      trait === 'content' ? { trait, points: 3, maximum: 6 } : { trait, points, maximum },
    ),
  },
  improvements: [
    { change: 'mend_grammar', points: 2 },
    { change: 'state_key_points', points: 1 },
  ],
};
