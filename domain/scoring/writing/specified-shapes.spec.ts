import { describe, expect, test } from 'vitest';
import { catalogue } from '../../question-types/catalogue.ts';
import type { Score } from '../score.ts';
import type { Mark } from './language/marks.ts';
import { scoreWriting } from './score-writing.ts';
import { scoreAnalysis, tagsOf } from './specified-shapes.ts';
import { factsOf } from './testing/facts-of.ts';
import {
  email,
  emailTask,
  essay,
  essayTask,
  sentence,
  sentenceTask,
  summary,
  summaryTask,
} from './testing/tasks.ts';

const marks: readonly Mark[] = [
  {
    span: [10, 14],
    fault: 'grammar',
    category: 'agreement',
    subcategory: 'subject-verb-agreement',
    suggestions: ['go'],
    sources: ['tagger', 'checker'],
  },
  {
    span: [3, 8],
    fault: 'spelling',
    category: 'spelling',
    subcategory: 'SpellCheck',
    suggestions: [],
    sources: ['dictionary'],
  },
];

describe('a score has the fields of the empty answer of its type', () => {
  test.each([
    ['WWE', essayTask, essay],
    ['WWM', emailTask, email],
    ['WWS', sentenceTask, sentence],
    ['WSC', summaryTask, summary],
    ['LST', { ...summaryTask, type: 'LST', material: 'track' }, summary],
  ] as const)('%s', (type, task, text) => {
    const { emptyAnswer } = catalogue[type];
    const analysis = scoreAnalysis(scoreWriting(task, factsOf(task, text, { marks })));
    if (!('scoreAnalysis' in emptyAnswer)) throw new RangeError(type);
    expect(Object.keys(analysis).toSorted()).toEqual(Object.keys(emptyAnswer.scoreAnalysis).toSorted());
    expect(analysis).toMatchObject({ num_grammar_mistake: 1 });
  });
});

test('lists marks as tags in the order of the text, also where spelling costs nothing', () => {
  const tags = tagsOf(scoreWriting(sentenceTask, factsOf(sentenceTask, sentence, { marks })));
  expect(tags).toEqual([
    {
      report: 'Spelling error',
      hint: 'Check the spelling of this word.',
      startPos: 3,
      endPos: 8,
      category: 'spelling',
      subcategory: 'SpellCheck',
      suggestions: [],
    },
    {
      report: 'Grammar error',
      hint: 'Check that the verb goes with its subject, for example “he goes”, “they go”.',
      startPos: 10,
      endPos: 14,
      category: 'agreement',
      subcategory: 'subject-verb-agreement',
      suggestions: ['go'],
    },
  ]);
});

test('parses a score of the first scorer', () => {
  const first: Score = {
    points: 2,
    maximum: 2,
    successful: true,
    rubric: '2025',
    scorer: 'form-and-spelling',
    scorerVersion: 3,
    traits: [
      { trait: 'form', points: 2, maximum: 2, evidence: [{ kind: 'words', count: 30, full: [25, 50] }] },
    ],
    notJudged: ['content', 'grammar', 'vocabulary'],
    remarks: [{ kind: 'text', span: [0, 4], fault: 'spelling' }],
  };
  expect(scoreAnalysis(first)).toEqual({ Form: 2, Final: 2 });
  expect(tagsOf(first)).toMatchObject([{ report: 'Spelling error', category: 'spelling', suggestions: [] }]);
});
