import { expect, it } from 'vitest';
import type { Evidence, Score } from '#domain/scoring/score.ts';
import type { ReasonCode } from '#domain/scoring/writing/feedback/reasons.ts';
import { improvementText, lackingPoints } from './improvement-text.ts';

const scoreWith = (...evidence: Evidence[]): Pick<Score, 'traits' | 'remarks'> => ({
  traits: [{ trait: 'content', points: 0, maximum: 2, evidence }],
});
const words = (count: number): Evidence => ({ kind: 'words', count, full: [200, 300] });
const grammar: Evidence = { kind: 'text', span: [0, 3], fault: 'grammar' };
const misspelt: Pick<Score, 'traits' | 'remarks'> = {
  ...scoreWith(),
  remarks: [{ kind: 'text', span: [0, 3], fault: 'spelling' }],
};

it.each([
  ['reach_word_count', scoreWith(words(179)), '21'],
  ['cut_to_word_count', scoreWith(words(312)), '12'],
  ['mend_grammar', scoreWith(grammar, grammar), '2'],
  ['mend_spelling', misspelt, '1'],
] as const)('gives the count for %s', (change, score, count) => {
  expect(/\d+/.exec(improvementText(change, score))?.[0]).toBe(count);
});

it('names only the change when there is no count', () => {
  for (const change of ['reach_word_count', 'mend_grammar', 'use_paragraphs'] as const)
    expect(improvementText(change, scoreWith())).not.toMatch(/\d/);
});

it('asks for the missing parts of an email alone', () => {
  const reason = (code: ReasonCode): Evidence => ({ kind: 'reason', code, span: null });
  const text = improvementText(
    'add_greeting_and_closing',
    scoreWith(reason('no_purpose'), reason('no_name')),
  );
  expect(text).toContain('name');
  expect(text).not.toMatch(/greeting|closing|reason/);
  expect(improvementText('use_paragraphs', scoreWith(reason('too_many_paragraphs')))).toContain('fewer');
});

it('lists the missing key points', () => {
  const point = (index: number, state: 'stated' | 'unclear' | 'missing'): Evidence => ({
    kind: 'point',
    index,
    state,
    span: null,
  });
  const score = scoreWith(point(0, 'stated'), point(1, 'missing'), point(2, 'unclear'), point(3, 'missing'));
  const keyPoints = ['ship', 'price', 'year'].map((name) => ({ point: name }));
  expect(lackingPoints(score, keyPoints)).toEqual(['price', 'year']);
});
