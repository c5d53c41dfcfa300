import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Score } from '../score.ts';
import { scoreSchema } from '../score.ts';
import { reasonMessages } from '../writing/feedback/messages.ts';
import type { PointFacts } from '../writing/facts.ts';
import type { SpeakingFacts } from './facts.ts';
import { commentsOnSpeech } from './messages.ts';
import { isNothingHeard } from './nothing-heard.ts';
import { scoreSpeaking } from './score-speaking.ts';
import { readOut, reading, spokenFreely, type Read } from './testing/spoken-facts.ts';

const text =
  'Most of the harbour was built before the railway came, and its narrow streets still follow the old shore.';
const task = reading(text);
const words = text.split(' ').length;

const pointsOf = (score: Score, trait: string) => score.traits.find((each) => each.trait === trait)?.points;
const evidenceOf = (score: Score, trait: string) =>
  score.traits.find((each) => each.trait === trait)?.evidence ?? [];
const read = (how: Readonly<Record<number, Read>> = {}) => scoreSpeaking(task, readOut(text, how));

describe('a text read aloud', () => {
  test('earns everything when each word is clear and nothing interrupts', () => {
    const score = read();
    expect(score).toMatchObject({ points: 15, maximum: 15, successful: true, scorer: 'speaking' });
    expect(scoreSchema.parse(score)).toEqual(score);
  });

  test('reports which word was left out, and which was replaced by what', () => {
    const score = read({
      3: { probability: 0.01, heard: 'was' },
      8: { probability: 0.01, heard: 'runway' },
    });
    const found = evidenceOf(score, 'content').filter(
      (each) => each.kind === 'spoken' && each.state !== 'said',
    );
    expect(found).toMatchObject([
      { index: 3, state: 'missed', at: null },
      { index: 8, state: 'replaced', heard: 'runway' },
    ]);
    expect(pointsOf(score, 'content')).toBeLessThan(5);
  });

  test('marks a doubtful word of an unclear speaker as unclear, and a short one of a clear speaker too', () => {
    const all = Object.fromEntries(
      text.split(' ').map((_, at) => [at, { probability: at === 5 ? 0.05 : 0.5 }]),
    );
    const states = (score: Score) =>
      evidenceOf(score, 'content').flatMap((each) =>
        each.kind === 'spoken' && each.state !== 'said' ? [each.state] : [],
      );
    expect(states(read({ ...all, 5: { probability: 0.05, heard: 'guilt' } }))).toEqual(['unclear']);
    expect(states(read({ 4: { probability: 0.05, heard: 'walls' } }))).toEqual(['unclear']);
    expect(states(read({ 4: { probability: 0.001, heard: 'walls' } }))).toEqual(['replaced']);
    expect(states(read({ 5: { probability: 0.05, heard: 'guilt' } }))).toEqual(['replaced']);
  });

  test('needs more certainty to report a fault in more noise, and finds a clear substitution', () => {
    const statesIn = (contrast: number, probability: number) => {
      const all = Object.fromEntries(text.split(' ').map((_, at) => [at, { probability: 0.4 }]));
      const facts = readOut(text, { ...all, 5: { probability, heard: 'guilt' } });
      return evidenceOf(scoreSpeaking(reading(text), { ...facts, contrast }), 'content').flatMap((each) =>
        each.kind === 'spoken' && each.state !== 'said' ? [each.state] : [],
      );
    };
    expect([50, 24, 20, 16, 5].map((contrast) => statesIn(contrast, 0.008))).toEqual([
      ['replaced'],
      ['replaced'],
      ['unclear'],
      ['unclear'],
      ['unclear'],
    ]);
    for (const contrast of [50, 20, 5]) expect(statesIn(contrast, 0.0001)).toEqual(['replaced']);
  });

  test('accepts a number recognised in figures', () => {
    const numbers = 'There were thirty boats in the old harbour.';
    const heard = (instead: string) =>
      evidenceOf(
        scoreSpeaking(reading(numbers), readOut(numbers, { 2: { probability: 0.001, heard: instead } })),
        'content',
      );
    expect(heard('30')).toContainEqual(expect.objectContaining({ index: 2, state: 'said' }));
    expect(heard('50')).toContainEqual(expect.objectContaining({ index: 2, state: 'replaced' }));
  });

  test('accepts a word recognised in another spelling, and figures for words', () => {
    const states = (sentence: string, at: number, heard: string, probability = 0.001) =>
      evidenceOf(
        scoreSpeaking(reading(sentence), readOut(sentence, { [at]: { probability, heard } })),
        'content',
      ).flatMap((each) => (each.kind === 'spoken' ? [each.state] : []))[at];
    expect(states('They realise what it is.', 1, 'realize')).toBe('said');
    expect(states('Their behaviour is a strange one.', 1, 'behavior')).toBe('said');
    expect(states('Their behaviour is a strange one.', 1, 'neighbor')).toBe('replaced');
    const sentence = 'The train leaves at 9.45 a.m. on 3 May.';
    const repeated = scoreSpeaking({ ...reading(sentence), type: 'SRS' }, readOut(sentence));
    expect(pointsOf(repeated, 'content')).toBe(3);
  });

  test('accepts a word with another one added before it', () => {
    const sentence = 'It saves energy and material.';
    const facts = readOut(sentence, { 2: { probability: 0.001, heard: 'both' } });
    const states = (freely: string) => {
      const heard = freely.split(' ').map((word, at) => ({
        text: word,
        probability: 0.9,
        startMs: 300 + at * 350,
        endMs: 650 + at * 350,
      }));
      return evidenceOf(scoreSpeaking(reading(sentence), { ...facts, heard }), 'content').flatMap((each) =>
        each.kind === 'spoken' ? [each.state] : [],
      );
    };
    expect(states('It saves both energy and material.')).toEqual(['said', 'said', 'said', 'said', 'said']);
    expect(states('It saves both and material.')[2]).toBe('replaced');
    expect(states('It saves and material, and I like both energy')[2]).toBe('replaced');
  });

  test('earns less, the less of it was read', () => {
    const until = (last: number) =>
      read(
        Object.fromEntries(
          text.split(' ').map((_, at) => [at, at < last ? {} : { probability: 0, heard: '' }]),
        ),
      );
    const points = [words, 12, 9, 4, 0].map((last) => until(last).points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(points.at(-1)).toBe(0);
  });

  test('reports another text and earns nothing for it', () => {
    const facts = readOut(
      text,
      Object.fromEntries(
        text.split(' ').map((_, at) => [at, { probability: at % 5 === 2 ? 0.3 : 0.001, heard: 'something' }]),
      ),
    );
    const other = spokenFreely('I would like a cup of coffee with some milk please').heard;
    const score = scoreSpeaking(task, { ...facts, heard: other });
    expect(score.points).toBe(0);
    expect(evidenceOf(score, 'content')).toContainEqual({ kind: 'speech', reason: 'another_text' });
  });
});

test('loses fluency for pauses within a phrase, and nothing for a breath between phrases', () => {
  const halting = read({ 2: { pauseAfterMs: 1200 }, 6: { pauseAfterMs: 900 } });
  expect(pointsOf(halting, 'fluency')).toBeLessThan(5);
  expect(evidenceOf(halting, 'fluency').filter(({ kind }) => kind === 'pause')).toMatchObject([
    { within: true },
    { within: true },
  ]);
  const breath = read({ 9: { pauseAfterMs: 500 } });
  expect(pointsOf(breath, 'fluency')).toBe(5);
  // A level of the specification never praises a fault that cost points.
  const some = read({ 2: { pauseAfterMs: 800 } });
  expect(pointsOf(some, 'fluency')).toBeGreaterThanOrEqual(4);
  expect(pointsOf(some, 'fluency')).toBeLessThan(5);
  const comment = (score: Score) => commentsOnSpeech('SRA', score.traits)[1];
  expect(comment(some)).not.toBe(comment(breath));
  const nearly = read({ 2: { pauseAfterMs: 450 } });
  expect(pointsOf(nearly, 'fluency')).toBe(5);
  expect(comment(nearly)).not.toMatch(/last points/);
});

test('is never more fluent when it is slower or more halting', () => {
  const pauses = fc.dictionary(
    fc.integer({ min: 0, max: words - 2 }).map(String),
    fc.integer({ min: 100, max: 2000 }),
  );
  const withPauses = (ms: Readonly<Record<string, number>>) =>
    readOut(text, Object.fromEntries(Object.entries(ms).map(([at, pauseAfterMs]) => [at, { pauseAfterMs }])));
  const slowed = (facts: SpeakingFacts, by: number): SpeakingFacts => {
    const later = <Of extends { readonly startMs: number; readonly endMs: number }>(of: Of): Of => ({
      ...of,
      startMs: Math.round(of.startMs * by),
      endMs: Math.round(of.endMs * by),
    });
    return {
      ...facts,
      runs: facts.runs.map(later),
      reference: facts.reference.map((word) => ({ ...word, at: word.at && later(word.at) })),
    };
  };
  const fluency = (facts: SpeakingFacts) => pointsOf(scoreSpeaking(task, facts), 'fluency') ?? 0;
  fc.assert(
    fc.property(
      pauses,
      fc.integer({ min: 0, max: words - 2 }),
      fc.double({ min: 1, max: 3, noNaN: true }),
      (ms, at, by) => {
        const before = fluency(withPauses(ms));
        expect(fluency(withPauses({ ...ms, [at]: (ms[at] ?? 0) + 700 }))).toBeLessThanOrEqual(before);
        expect(fluency(slowed(withPauses(ms), by))).toBeLessThanOrEqual(before);
      },
    ),
    { examples: [[{ 0: 1640, 1: 680, 2: 336, 3: 1166, 4: 832, 5: 958, 6: 1989 }, 9, 1]] },
  );
});

test('never loses pronunciation for a clearer word', () => {
  const probability = fc.double({ min: 0, max: 1, noNaN: true });
  const mumbled = (at: number, of: number) => read({ ...at0(0.4), [at]: { probability: of } });
  const at0 = (of: number) =>
    Object.fromEntries(text.split(' ').map((_, at) => [at, { probability: of, heard: 'x' }]));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: words - 1 }), probability, probability, (at, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(pointsOf(mumbled(at, more), 'pronunciation')).toBeGreaterThanOrEqual(
        pointsOf(mumbled(at, less), 'pronunciation') ?? 0,
      );
    }),
  );
});

test.each(['silence', 'noise', 'not_understood', 'not_sound'] as const)(
  '%s earns nothing, with the reason',
  (unheard) => {
    const score = scoreSpeaking(task, { ...readOut(text), unheard, reference: [], heard: [], runs: [] });
    expect(score).toMatchObject({ points: 0, successful: false });
    expect(evidenceOf(score, 'content')).toContainEqual({ kind: 'speech', reason: unheard });
    expect(score.heard).toBeUndefined();
    expect(isNothingHeard(score)).toBe(unheard !== 'not_understood');
  },
);

test('a repeated sentence earns 3, 2, 1 or 0 for content', () => {
  const sentence = 'The library opens an hour later on Sunday mornings in winter';
  const count = sentence.split(' ').length;
  const repeated = (said: number) =>
    pointsOf(
      scoreSpeaking(
        { ...reading(sentence), type: 'SRS' },
        readOut(
          sentence,
          Object.fromEntries(
            sentence.split(' ').map((_, at) => [at, at < said ? {} : { probability: 0, heard: '' }]),
          ),
        ),
      ),
      'content',
    );
  expect([count, count - 2, 4, 0].map(repeated)).toEqual([3, 2, 1, 0]);
});

describe('a short question', () => {
  const question = {
    ...reading(''),
    type: 'LSQ' as const,
    accepted: [
      'a calendar',
      'twelve months',
      'bee',
      'isle',
      'plagiarising',
      'bakeshop',
      'red',
      'twenty-five',
      'eight',
      'heart',
    ],
  };
  test.each([
    ['It is a calendar', 1],
    ['calendar', 1],
    ['I think 12 months.', 1],
    ['the bees', 1],
    ["And I'll", 1],
    ['plagiarizing', 1],
    ['Bake shop.', 1],
    ['read', 1],
    ['25', 1],
    ['8', 1],
    ['Ate.', 1],
    ['hart', 1],
    ['18', 0],
    ['a clock', 0],
    ['late', 0],
    ['months twelve', 0],
  ])('“%s” earns %i', (said, points) => {
    expect(scoreSpeaking(question, spokenFreely(said))).toMatchObject({ points, maximum: 1 });
  });
});

describe('free speech', () => {
  const point = (cosine: number): PointFacts => ({
    cosine,
    isCentred: true,
    keywordShare: cosine > 0.4 ? 1 : 0,
    span: [0, 10],
    conflicts: [],
  });
  const said: SpeakingFacts = {
    ...spokenFreely(
      'The lecture says that bees find their way home by the sun, and that they remember the shape of the land around the hive.',
    ),
    nearPrompt: 0.6,
  };
  const retelling = {
    ...reading(''),
    type: 'SRL' as const,
    keyPoints: ['a', 'b'].map((each) => ({ point: each, keywords: [[each]] })),
  };
  const given = (facts: Partial<SpeakingFacts>) => scoreSpeaking(retelling, { ...said, ...facts });

  test('earns content for the stated key points, in both rubrics', () => {
    const [both, one, none] = [
      given({ points: [point(0.6), point(0.6)] }),
      given({ points: [point(0.6), point(0.1)] }),
      given({ points: [point(0.1), point(0.1)] }),
    ];
    expect([both, one, none].map((score) => pointsOf(score, 'content'))).toEqual([5, 3, 0]);
    expect(both.detailed).toMatchObject({ maximum: 16 });
    expect(none.points).toBe(0);
  });

  test('reports the points of the delivery alone when content earns nothing', () => {
    const none = given({ points: [point(0.1), point(0.1)] });
    expect(none.traits).toMatchObject([
      { trait: 'content', points: 0 },
      { trait: 'fluency', points: 0, alone: 5 },
      { trait: 'pronunciation', points: 0, alone: 5 },
    ]);
    expect(none.traits[0]).not.toHaveProperty('alone');
    expect(scoreSchema.parse(none)).toEqual(none);
    const [content, ...delivery] = commentsOnSpeech('SRL', none.traits);
    expect(content).toContain('fluency 5 of 5, pronunciation 5 of 5');
    for (const each of delivery) expect(each).not.toContain('Low');
    expect(given({ points: [point(0.6), point(0.6)] }).traits.some((each) => 'alone' in each)).toBe(false);
  });

  test('is praised for every key point only if none is missing', () => {
    const points = [...Array.from({ length: 11 }, () => point(0.6)), point(0.1)];
    const most = given({ points });
    expect(pointsOf(most, 'content')).toBe(5);
    const all = given({ points: points.slice(0, 11) });
    expect(commentsOnSpeech('SRL', most.traits)[0]).not.toBe(commentsOnSpeech('SRL', all.traits)[0]);
  });

  test('needs twenty words to be judged in full', () => {
    const few = given({
      ...spokenFreely('Bees find home by the sun'),
      nearPrompt: 0.6,
      points: [point(0.6), point(0.6)],
    });
    expect(evidenceOf(few, 'fluency')).toContainEqual({ kind: 'speech', reason: 'little_said' });
    expect(pointsOf(few, 'fluency')).toBeLessThan(3);
  });

  test('earns at most a fifth of content for another or a generic answer', () => {
    const near = (cosine: number): PointFacts => ({ ...point(cosine), keywordShare: 0.5 });
    const other = given({ nearPrompt: 0.15, points: [near(0.3), near(0.28)] });
    expect(pointsOf(other, 'content')).toBeLessThanOrEqual(1);
    expect(evidenceOf(other, 'content')).toContainEqual({ kind: 'speech', reason: 'another_text' });
    const shared = given({ nearPrompt: 0.25, points: [near(0.5), near(0.45)] });
    expect(evidenceOf(shared, 'content')).toContainEqual({ kind: 'speech', reason: 'little_said' });
    expect(pointsOf(shared, 'content')).toBeGreaterThan(pointsOf(other, 'content') ?? 0);
  });

  test('limits fluency and pronunciation by content, which needs a third for full points', () => {
    const five = (stated: number) =>
      given({ points: Array.from({ length: 10 }, (_, at) => point(at < stated ? 0.6 : 0.1)) });
    const delivery = [0, 1, 2, 3, 4, 10].map(
      (stated) => (pointsOf(five(stated), 'fluency') ?? 0) + (pointsOf(five(stated), 'pronunciation') ?? 0),
    );
    expect(delivery).toEqual(delivery.toSorted((a, b) => a - b));
    expect([delivery[0], delivery[4]]).toEqual([0, 10]);
    expect(five(1).points).toBeLessThanOrEqual(3);
    expect(evidenceOf(five(1), 'fluency')).toContainEqual({ kind: 'speech', reason: 'little_content' });
    expect(evidenceOf(five(4), 'fluency').some(({ kind }) => kind === 'speech')).toBe(false);
  });

  test('earns nothing for one stray key point in an answer to another question', () => {
    const stray = [point(0.4), ...Array.from({ length: 5 }, () => ({ ...point(0), keywordShare: 0 }))];
    for (const type of ['SDI', 'SRL', 'SGD', 'SIT', 'SIA'] as const) {
      const score = scoreSpeaking({ ...retelling, type }, { ...said, nearPrompt: 0.15, points: stray });
      expect({ type, points: score.points }).toEqual({ type, points: 0 });
      expect(evidenceOf(score, 'content')).toContainEqual({ kind: 'speech', reason: 'another_text' });
    }
  });

  test('earns nothing for a list of keywords', () => {
    const { heard, runs } = spokenFreely('bees sun home way shape land hive remember return find path light');
    const list = given({ heard, runs, points: [point(0.6), point(0.6)] });
    expect(list.points).toBe(0);
    expect(evidenceOf(list, 'content')).toContainEqual({ kind: 'reason', code: 'keyword_list', span: null });
    expect(commentsOnSpeech('SRL', list.traits)[0]).toContain(reasonMessages.keyword_list);
  });

  test('earns almost no content for reading the situation aloud', () => {
    const answer = { ...retelling, type: 'SIA' as const };
    const facts = { ...said, points: [point(0.6), point(0.6)], copiedShare: 0.9 };
    const score = scoreSpeaking(answer, facts);
    expect(pointsOf(score, 'content')).toBeLessThanOrEqual(1);
    expect(evidenceOf(score, 'content')).toMatchObject(
      expect.arrayContaining([{ kind: 'reason', code: 'copied_prompt', span: null }]),
    );
  });
});
