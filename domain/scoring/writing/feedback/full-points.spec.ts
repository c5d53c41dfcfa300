import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Evidence } from '../../score.ts';
import { pointsFor } from '../../rated.ts';
import { rateEmail } from '../content/email-conventions.ts';
import type { Mark } from '../language/marks.ts';
import { rateGrammar } from '../language/mistakes.ts';
import { scoreWriting } from '../score-writing.ts';
import { factsOf } from '../testing/facts-of.ts';
import { email, emailTask, essay, essayTask } from '../testing/tasks.ts';
import { contradictsFullPoints, faultsThatCost, noFaults } from './full-points.ts';
import { commentOn, commentsOnWriting } from './messages.ts';
import { reasonCodes, type ReasonCode } from './reasons.ts';

const writtenTraits = [
  'content',
  'form',
  'structure',
  'grammar',
  'linguisticRange',
  'vocabulary',
  'spelling',
  'emailConventions',
  'organization',
] as const;
type WrittenTrait = (typeof writtenTraits)[number];

const maximum = 2;
const commentFor = (trait: WrittenTrait, points: number, evidence: readonly Evidence[]) =>
  commentOn({ trait, points, maximum, evidence });
/** The comment on a trait without any fault. */
const praiseOf = (trait: WrittenTrait) => commentFor(trait, maximum, []);
const reason = (code: ReasonCode): Evidence => ({ kind: 'reason', code, span: null });

test('never praises a trait without reserve beside a fault that is shown', () => {
  const harmless: ReadonlySet<ReasonCode> = new Set([...noFaults, ...faultsThatCost]);
  const evidence = fc.subarray([...reasonCodes]).map((codes) => codes.map(reason));
  fc.assert(
    fc.property(fc.constantFrom(...writtenTraits), evidence, (trait, found) => {
      const isFaulty = found.some((each) => each.kind === 'reason' && !harmless.has(each.code));
      const comment = commentFor(trait, maximum, found);
      expect(comment.startsWith('Full points. ')).toBe(isFaulty);
      expect(comment === praiseOf(trait)).toBe(!isFaulty);
    }),
  );
});

test('a fault that cost points is never named beside full points', () => {
  for (const code of reasonCodes)
    expect(contradictsFullPoints(code)).toBe((faultsThatCost as readonly ReasonCode[]).includes(code));
});

test('names each part that an email lacks, and no other', () => {
  const words = {
    hasGreeting: /greeting/,
    hasPurpose: /reason|why you write/,
    hasClosing: /closing/,
    hasName: /name/,
  };
  const parts = Object.keys(words) as (keyof typeof words)[];
  fc.assert(
    fc.property(fc.subarray(parts), (present) => {
      const has = (part: keyof typeof words) => present.includes(part);
      const rated = rateEmail({
        register: 'formal',
        registerFaults: [],
        hasGreeting: has('hasGreeting'),
        hasPurpose: has('hasPurpose'),
        hasClosing: has('hasClosing'),
        hasName: has('hasName'),
      });
      const points = pointsFor(rated, maximum);
      const comment = commentFor('emailConventions', points, rated.evidence);
      expect(comment === praiseOf('emailConventions')).toBe(present.length === parts.length);
      const named = parts.filter((part) => words[part].test(comment));
      // The comment on an email without points names all parts, and so does the praise of a complete one; others name
      // the missing parts.
      const namesAll = points === 0 || present.length === parts.length;
      expect(named).toEqual(namesAll ? parts : parts.filter((part) => !has(part)));
    }),
  );
});

const mark: Mark = {
  span: [0, 4],
  fault: 'grammar',
  category: 'tense',
  subcategory: 'any',
  suggestions: [],
  sources: ['rule'],
};

test('praises the grammar of an essay as its points do, whatever its length', () => {
  const essays = fc.record({
    words: fc.integer({ min: 40, max: 400 }),
    count: fc.integer({ min: 0, max: 30 }),
  });
  const [none, half] = [commentFor('grammar', 0, []), commentFor('grammar', 1, [])];
  fc.assert(
    fc.property(essays, ({ words, count }) => {
      const rated = rateGrammar({
        type: 'WWE',
        words,
        grammar: Array.from({ length: count }, () => mark),
        spelling: [],
        misspeltWords: 0,
        mixed: [],
      });
      const points = pointsFor(rated, maximum);
      const comment = commentFor('grammar', points, rated.evidence);
      expect(comment === praiseOf('grammar')).toBe(count === 0);
      expect(comment.startsWith('Full points.')).toBe(points === maximum && count > 0);
      expect(comment).not.toBe([half, none][points]);
    }),
  );
});

test('names a missing conclusion or name in spite of full points', () => {
  const shortened = essay.split('\n\n').slice(0, -1).join('\n\n');
  const structure = scoreWriting(essayTask, factsOf(essayTask, shortened)).traits.filter(
    ({ trait }) => trait === 'structure',
  );
  expect(structure).toMatchObject([{ points: 2, maximum: 2 }]);
  expect(commentsOnWriting(structure)[0]).toMatch(/^Full points\. .*conclusion/);

  const unsigned = email.replace('\nAnna Kowalska', '');
  const conventions = scoreWriting(emailTask, factsOf(emailTask, unsigned)).traits.filter(
    ({ trait }) => trait === 'emailConventions',
  );
  expect(conventions).toMatchObject([{ points: 2, maximum: 2 }]);
  expect(commentsOnWriting(conventions)[0]).toMatch(/^Full points\. .*name/);
});
