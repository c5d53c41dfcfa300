import { expect, test } from 'vitest';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { rateGrammar } from '#domain/scoring/writing/language/mistakes.ts';
import type { Mark } from '#domain/scoring/writing/language/marks.ts';
import { countWords } from '#domain/scoring/words.ts';
import { corrected } from './examples.ts';

const { parts, points, maximum } = corrected;

test('gives the written example the points that its rule gives it', () => {
  const text = parts.map((part) => (typeof part === 'string' ? part : part.written)).join('');
  const words = countWords(text);
  const [least = 0, most = 0] = catalogue.WWS.limits?.answerWords?.full ?? [];
  expect(words).toBeGreaterThanOrEqual(least);
  expect(words).toBeLessThanOrEqual(most);
  const grammar = parts.flatMap((part): Mark[] =>
    typeof part === 'string'
      ? []
      : [
          {
            span: [text.indexOf(part.written), text.indexOf(part.written) + part.written.length],
            fault: 'grammar',
            category: 'other',
            subcategory: 'example',
            suggestions: [part.better],
            sources: ['rule'],
          },
        ],
  );
  const rated = rateGrammar({ type: 'WWS', words, grammar, spelling: [], misspeltWords: 0, mixed: [] });
  expect(rated.share * maximum).toBe(points);
  expect(rated.evidence).toContainEqual({
    kind: 'count',
    of: 'grammar_mistakes',
    count: grammar.length,
    full: [0, 0],
  });
});
