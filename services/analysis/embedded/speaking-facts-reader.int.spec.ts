import { afterAll, expect, test } from 'vitest';
import { Defect } from '#domain/core/defect.ts';
import type { SpokenAnswer } from '#domain/scoring/speech-analysis.ts';
import { wavFile } from '../speech/testing/wav-file.ts';
import { recording, sentences } from '../speech/testing/recordings.ts';
import { createEmbeddedSpeech } from './embedded-speech.ts';
import { createMeaningThread } from './meaning-thread.ts';
import { createSpeakingFactsReader } from './speaking-facts-reader.ts';

const meaning = createMeaningThread();
const reader = createSpeakingFactsReader(meaning);
afterAll(async () => {
  await reader[Symbol.asyncDispose]();
  await meaning[Symbol.asyncDispose]();
});

const shape = { rate: 16_000, channels: 1, bits: 16 } as const;
const retold: SpokenAnswer = {
  type: 'SRL',
  prompt:
    'The board met on Monday to discuss the new bridge. Its engineers had brought drawings. In the end the committee rejected the proposal, since the evidence did not persuade its members. A second plan will be shown in spring.',
  accepted: [],
  keyPoints: [
    { point: 'The committee turned the plan down.', keywords: [['reject', 'turn down']] },
    { point: 'A second plan will be shown in spring.', keywords: [['spring'], ['second', 'another']] },
  ],
  sound: recording('committee.wav'),
};
const readAloud: SpokenAnswer = {
  type: 'SRA',
  prompt: sentences.wheat,
  reference: sentences.wheat,
  accepted: [],
  keyPoints: [],
  sound: recording('wheat.wav'),
};

test('what was heard is held against the key points, with the words that say them', async () => {
  const { heard, points, nearPrompt, copiedShare, reference } = await reader.factsOf(retold);
  const [stated, other] = points;
  expect(points).toHaveLength(2);
  expect(stated?.cosine).toBeGreaterThan(other?.cosine ?? 1);
  expect(stated).toMatchObject({ isCentred: true, keywordShare: 1 });
  const text = heard.map((word) => word.text).join(' ');
  expect(text.slice(...(stated?.span ?? [0, 0]))).toContain('rejected the proposal');
  expect(nearPrompt).toBeGreaterThan(0.4);
  // Five of its twelve words occur in a row in the lecture: too few for a copy.
  expect([copiedShare, reference]).toEqual([0, []]);
});

test('what was only said again is seen', async () => {
  const facts = await reader.factsOf({ ...retold, prompt: `The end was clear. ${sentences.committee}` });
  expect(facts.copiedShare).toBe(1);
});

test('a reading has its words and no key points', async () => {
  const { points, reference, unheard } = await reader.factsOf(readAloud);
  expect([points, unheard]).toEqual([[], null]);
  expect(reference).toHaveLength(12);
});

test('silence has facts too: no key point is met', async () => {
  const silence = wavFile(new Float32Array(32_000), shape);
  const facts = await reader.factsOf({ ...retold, sound: silence });
  expect(facts).toMatchObject({
    unheard: 'silence',
    lengthMs: 2000,
    heard: [],
    nearPrompt: 0,
    copiedShare: 0,
  });
  expect(facts.points.map(({ span }) => span)).toEqual([null, null]);
});

test('it is opened before the first recording comes, which is none', async () => {
  await expect(reader.warmUp()).resolves.toBeUndefined();
});

test('what is no recording is refused by name, and the next answer is read', async () => {
  const hour = new Uint8Array(44 + 3600 * 32_000);
  hour.set(wavFile(new Float32Array(0), shape));
  hour.set([255, 255, 255, 255], 40);
  for (const [sound, fault] of [
    [new Uint8Array(0), 'empty'],
    [new Uint8Array(1000).fill(7), 'not_sound'],
    [recording('wheat.wav').subarray(0, 20_000), 'truncated'],
    [hour, 'too_long'],
  ] as const)
    await expect(reader.factsOf({ ...readAloud, sound })).rejects.toMatchObject({
      name: 'UnreadableSound',
      fault,
    });
  expect((await reader.factsOf(readAloud)).unheard).toBeNull();
});

test('ten answers at once are all read in the order in which they came, each as if it were alone', async () => {
  const answers = Array.from({ length: 10 }, (_, at) => (at % 2 ? readAloud : retold));
  const ended: number[] = [];
  const all = await Promise.all(
    answers.map(async (answer, at) => {
      const facts = await reader.factsOf(answer);
      ended.push(at);
      return facts;
    }),
  );
  expect(ended).toEqual([...answers.keys()]);
  const [one, other] = [await reader.factsOf(retold), await reader.factsOf(readAloud)];
  for (const [at, facts] of all.entries()) expect(facts).toEqual(at % 2 ? other : one);
});

test('a reading is scored by its facts, twice the same; another text earns nothing, and what is cut off no score', async () => {
  const { score } = createEmbeddedSpeech(reader);
  const right = await score(readAloud);
  expect(right).toMatchObject({ points: 15, maximum: 15, scorer: 'speaking' });
  expect(await score(readAloud)).toEqual(right);
  const other = await score({ ...readAloud, reference: sentences.committee, prompt: sentences.committee });
  expect(other).toMatchObject({ points: 0, successful: false });
  const cut = recording('wheat.wav').subarray(0, 20_000);
  await expect(score({ ...readAloud, sound: cut })).rejects.toBeInstanceOf(Defect);
});

test('what holds no sound is told as that, and earns nothing', async () => {
  const { score } = createEmbeddedSpeech(reader);
  const empty = wavFile(new Float32Array(0), shape);
  const random = Uint8Array.from({ length: 3000 }, (_, at) => (at * 7919 + 13 * (at % 31)) % 256);
  for (const [sound, reason] of [
    [empty, 'silence'],
    [random, 'not_sound'],
    [empty.subarray(0, 30), 'not_sound'],
  ] as const) {
    const { points, traits } = await score({ ...readAloud, sound });
    expect([points, traits[0]?.evidence]).toEqual([0, expect.arrayContaining([{ kind: 'speech', reason }])]);
  }
});

test('an answer in Spanish earns nothing, and is not called noise', async () => {
  const { score } = createEmbeddedSpeech(reader);
  const sound = recording('spanish.wav');
  const short: SpokenAnswer = {
    type: 'SSQ',
    prompt: 'What is bread made of?',
    accepted: ['wheat'],
    keyPoints: [],
    sound,
  };
  for (const answer of [readAloud, retold, short]) {
    const { points, traits } = await score({ ...answer, sound });
    expect(points).toBe(0);
    const reasons = traits.flatMap(({ evidence }) => evidence).filter((each) => each.kind === 'speech');
    expect(reasons).not.toEqual([]);
    for (const reason of ['noise', 'silence', 'not_sound'])
      expect(reasons).not.toContainEqual({ kind: 'speech', reason });
  }
});
