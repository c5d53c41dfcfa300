import { afterAll, expect, test } from 'vitest';
import { scoreSchema } from '#domain/scoring/score.ts';
import { email, emailTask, essay, essayTask, sentenceTask } from '#domain/scoring/writing/testing/tasks.ts';
import { scoreWriting } from '#domain/scoring/writing/score-writing.ts';
import type { WritingTask, WrittenAnswer } from '#domain/scoring/writing-analysis.ts';
import { createEmbeddedWriting } from './embedded-writing.ts';
import { createFactsReader } from './facts-reader.ts';

const reader = createFactsReader();
afterAll(() => reader[Symbol.asyncDispose]());

const answer = (task: WritingTask, text: string, earlier: readonly string[] = []): WrittenAnswer => ({
  ...task,
  text,
  earlier,
});
const summary =
  'Although bees were long believed to steer by the sun, trials in fog show that they memorise landmarks on early flights, so that cutting down a hedge could harm the farmers who rely on them.';

test('mistakes are marked where they stand, with what may be meant and who found it', async () => {
  const text = essay
    .replace('If buses are free, they can accept', 'If buses are free, they can accept an enviroment of')
    .replace('As a result, congestion decreases', 'As a result, congestion decrease')
    .replace('Another advantage', 'In the other hand, another advantage');
  const { marks } = await reader.factsOf(answer(essayTask, text));
  const found = marks.map(({ span, fault, category, suggestions: [first], sources }) => ({
    word: text.slice(...span),
    fault,
    category,
    first,
    sources,
  }));
  expect(found).toEqual([
    {
      word: 'enviroment',
      fault: 'spelling',
      category: 'spelling',
      first: 'environment',
      sources: ['checker', 'dictionary'],
    },
    {
      word: 'In',
      fault: 'grammar',
      category: 'preposition',
      first: 'On',
      sources: expect.arrayContaining(['rule']),
    },
    {
      word: 'decrease',
      fault: 'grammar',
      category: 'agreement',
      first: 'decreases',
      sources: expect.arrayContaining(['tagger']),
    },
  ]);
});

test('key points are found in other words, with the part that says them', async () => {
  const facts = await reader.factsOf(answer(sentenceTask, summary));
  expect(facts.points).toHaveLength(sentenceTask.keyPoints.length);
  const [first] = facts.points;
  expect(first?.isCentred).toBe(true);
  expect((first?.cosine ?? 0) + 0.4 * (first?.keywordShare ?? 0)).toBeGreaterThanOrEqual(0.45);
  expect(summary.slice(...(first?.span ?? [0, 0]))).toContain('landmarks');
  expect(facts.copied.share).toBeLessThan(0.3);
  const copied = await reader.factsOf(answer(sentenceTask, sentenceTask.prompt));
  expect(copied.copied.share).toBe(1);
});

test('an essay and an email by their rules have a score that holds', async () => {
  for (const [task, text] of [
    [essayTask, essay],
    [emailTask, email],
    [sentenceTask, summary],
  ] as const) {
    const score = scoreWriting(task, await reader.factsOf(answer(task, text)));
    expect(scoreSchema.parse(score)).toEqual(score);
    expect(score.successful).toBe(true);
  }
});

test('the same answer has the same facts, whatever was read before, with it, and by which threads', async () => {
  const answers = [
    answer(essayTask, essay),
    answer(emailTask, email),
    answer(sentenceTask, summary, [essay, email]),
    answer(essayTask, 'I likes teh sea.'),
  ];
  const first = await Promise.all(answers.map(reader.factsOf));
  const again = [];
  for (const one of answers.toReversed()) again.unshift(await reader.factsOf(one));
  expect(again).toEqual(first);
  await using other = createFactsReader();
  expect(await Promise.all(answers.slice(2).map(other.factsOf))).toEqual(first.slice(2));
});

test('what no one can read is cut off or read, and has a score', async () => {
  await using writing = createEmbeddedWriting();
  const words = (make: (at: number) => string) => Array.from({ length: 380 }, (_, at) => make(at)).join(' ');
  const letter = (at: number) => String.fromCharCode(97 + (at % 26));
  const texts = [
    '',
    ' \n\n ',
    ','.repeat(10_000),
    'x'.repeat(5000),
    words(() => '(it is [that'),
    words((at) => `q${letter(at)}w${letter(at * 7)}${letter(at * 3)}zk`),
    'a '.repeat(2500),
    '\u200b\u202e'.repeat(1000),
    '😀👩‍👩‍👧 '.repeat(300),
    'Привет, как дела? 北京 很 大。 '.repeat(40),
  ];
  for (const text of texts) {
    const score = await writing.score(answer(essayTask, text));
    expect(scoreSchema.parse(score)).toEqual(score);
    expect(score.points).toBe(0);
  }
});
