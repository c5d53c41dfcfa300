import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readable } from '#domain/core/events/personal.ts';
import { scoreSchema, type Score } from '#domain/scoring/score.ts';
import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import type { SpokenAnswer } from '#domain/scoring/speech-analysis.ts';
import { createEmbeddedAnalyses } from '../embedded/embedded-analyses.ts';
import type { EmbeddedSpeech } from '../embedded/embedded-speech.ts';
import { joined, music, noise, recording, sentences, soundOf, tone } from '../speech/testing/recordings.ts';
import { wavFile } from '../speech/testing/wav-file.ts';
import { createEndpointSpeech } from './endpoint-speech.ts';
import { startEndpointDouble } from './testing/endpoint-double.ts';
import { mishearings, type Hears } from './testing/transcription-double.ts';
import { createTranscriptionEndpoint } from './transcription-endpoint.ts';

const analyses = createEmbeddedAnalyses();
const embedded = analyses.speech;
afterAll(() => analyses[Symbol.asyncDispose]());

async function analysisBy(hears: Hears, ownAnalysis = embedded, timeoutMs = 30_000) {
  const double = await startEndpointDouble({ hears });
  const endpoint = createTranscriptionEndpoint({
    url: double.url,
    model: 'a-model',
    key: 'a-key',
    timeoutMs,
  });
  return Object.assign(double, { analysis: createEndpointSpeech(endpoint, ownAnalysis) });
}

const retold: SpokenAnswer = {
  type: 'SRL',
  prompt:
    'The board met on Monday. In the end the committee rejected the proposal, since the evidence did not persuade it.',
  accepted: [],
  keyPoints: [
    { point: 'The committee turned the plan down.', keywords: [['reject', 'turn down']] },
    { point: 'A second plan will be shown in spring.', keywords: [['spring'], ['second', 'another']] },
  ],
  sound: recording('committee.wav'),
};
const short: SpokenAnswer = {
  type: 'SSQ',
  prompt: 'What became dearer after poor harvests?',
  accepted: ['wheat'],
  keyPoints: [],
  sound: recording('wheat.ogg'),
};
const readAloud: SpokenAnswer = {
  type: 'SRA',
  prompt: sentences.wheat,
  reference: sentences.wheat,
  accepted: [],
  keyPoints: [],
  sound: recording('wheat.wav'),
};
const wav = (sound: Float32Array) => wavFile(sound, { rate: 16_000, channels: 1, bits: 16 });
const heardIn = ({ heard }: Score) => heard?.map(({ text }) => readable(text)).join(' ');

test('the words are the endpoint’s; their sound and times are ours', async () => {
  await using site = await analysisBy(() => ({ said: sentences.committee }));
  const score = await site.analysis.score(retold);
  expect(scoreSchema.parse(score)).toEqual(score);
  expect(score).toMatchObject({ scorer: 'speaking-transcription', scorerVersion: 5, model: 'a-model' });
  expect(heardIn(score)).toBe(sentences.committee);
  // The endpoint returns times and no certainty, so both come from the embedded analysis.
  const own = await embedded.score(retold);
  for (const [at, word] of (score.heard ?? []).entries()) {
    expect(word.probability).toBeGreaterThan(0.3);
    expect(Math.abs(word.at[0] - (own.heard?.[at]?.at[0] ?? -9_999))).toBeLessThan(250);
  }
  const evidence = score.traits.flatMap((trait) => trait.evidence);
  expect(evidence).toContainEqual(expect.objectContaining({ kind: 'point', index: 0, state: 'stated' }));
  expect(evidence).toContainEqual(expect.objectContaining({ kind: 'point', index: 1, state: 'missing' }));
  expect(await site.analysis.score(retold)).toEqual(score);
  expect(site.recordings[0]).toEqual({ name: 'answer.wav', type: 'audio/wav', sound: retold.sound });
});

test('a short question is answered by what the endpoint heard', async () => {
  await using site = await analysisBy(() => ({ said: sentences.wheat }));
  expect(await site.analysis.score(short)).toMatchObject({ points: 1, scorer: 'speaking-transcription' });
  expect(site.recordings[0]).toMatchObject({ name: 'answer.ogg', type: 'audio/ogg' });
});

test('a word that the endpoint adds to make a sentence right is not taken for said', async () => {
  const better = sentences.committee.replace('rejected', 'has unanimously rejected');
  await using site = await analysisBy(() => ({ said: better }));
  expect(heardIn(await site.analysis.score(retold))).not.toContain('unanimously');
});

test.each([
  ['nothing recorded', { ...retold, sound: new Uint8Array(0) }],
  ['silence', { ...retold, sound: wav(soundOf(3, () => 0)) }],
  [
    'noise',
    {
      ...retold,
      sound: wav(
        joined(
          soundOf(1, () => 0),
          noise(2),
          soundOf(1, () => 0),
        ),
      ),
    },
  ],
  [
    'music',
    {
      ...retold,
      sound: wav(
        joined(
          soundOf(1, () => 0),
          music(4),
        ),
      ),
    },
  ],
  ['a tone', { ...short, sound: wav(tone(3)) }],
  ['a reading', readAloud],
  ['a repeated sentence', { ...readAloud, type: 'SRS' as const }],
])('%s is scored by the embedded analysis and never sent', async (_, answer) => {
  await using site = await analysisBy(() => ({ said: sentences.wheat }));
  expect(await site.analysis.score(answer)).toEqual(await embedded.score(answer));
  expect(site.recordings).toEqual([]);
});

test('a file without sound scores nothing and is never sent', async () => {
  await using site = await analysisBy(() => ({ said: sentences.wheat }));
  const sound = Buffer.from('no recording');
  expect(await site.analysis.score({ ...retold, sound })).toMatchObject({ points: 0 });
  expect(site.recordings).toEqual([]);
});

const wrongWords: Hears = () => ({ said: 'My lovely aunt keeps fourteen rabbits behind her garage.' });

/** One timeout covers the response headers, another the whole response. */
const timedOut = /APIConnectionTimeoutError|APIUserAbortError|DOMException/;
const reasons: Record<(typeof mishearings)[number], RegExp> = {
  'too many requests': /status 429/,
  'server error': /status 503/,
  silence: timedOut,
  'a body that never ends': timedOut,
  'connection cut': /APIConnectionError/,
  'no JSON': /ZodError/,
  'another shape': /ZodError/,
  'no words': /it heard no words/,
  'words without times': /ZodError/,
  'times backwards': /ZodError/,
  'words behind the end': /ZodError/,
  'another alphabet': /it heard no words/,
  'a long story': /ZodError/,
  'a novel': /RangeError/,
  'a novel without end': /RangeError/,
};

describe('an endpoint that goes wrong', () => {
  /** Shared, so that the recording is recognised once. */
  let ownAnalysis: EmbeddedSpeech;
  beforeAll(async () => {
    const own = await embedded.factsOf(retold);
    ownAnalysis = {
      score: (answer) => Promise.resolve(scoreSpeaking(answer, own)),
      factsOf: (answer, said) => (said ? embedded.factsOf(answer, said) : Promise.resolve(own)),
    };
  });

  test.each([
    ...mishearings.map((how) => [how, reasons[how], (() => how) satisfies Hears] as const),
    ['words that do not sound', /its words do not fit the sound/, wrongWords] as const,
  ])('%s: no score, twice; then the embedded analysis scores and says so', async (_, reason, hears) => {
    await using site = await analysisBy(hears, ownAnalysis, reason === timedOut ? 2_000 : undefined);
    for (const attempt of [1, 2]) {
      const failure: unknown = await site.analysis.score(retold, attempt).catch((error: unknown) => error);
      expect(failure).toMatchObject({
        name: 'EndpointFailed',
        message: expect.stringMatching(reason),
      });
      // Errors reach workflow histories, so they must not contain text of the learner.
      expect(inspect(failure, { depth: 9 })).not.toMatch(/lovely|committee|пшеницу/);
    }
    // The client never retries by itself.
    expect(site.recordings).toHaveLength(2);
    const score = await site.analysis.score(retold, 3);
    expect(score).toEqual({ ...(await ownAnalysis.score(retold)), insteadOf: 'speaking-transcription' });
    expect(site.recordings).toHaveLength(2);
  });
});
