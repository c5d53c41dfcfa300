import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchCredits } from '#domain/credits/contract.ts';
import { fetchOwnAttempts, saveQuestionDone } from '#domain/practice/contract.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import type { Score } from '#domain/scoring/score.ts';
import { eventually, startTestApi, type TestApi, type TestPerson } from '#infra/testing/api.ts';
import { noiseOf, sendRecording } from '#infra/testing/send-recording.ts';
import { temporalAddress } from '#infra/testing/servers/temporal.ts';
import { startTestWorkflows } from '#infra/testing/workflows.ts';
import { createEmbeddedAnalyses } from '#services/analysis/embedded/embedded-analyses.ts';
import { recording, sentences } from '#services/analysis/speech/testing/recordings.ts';
import { wavFile } from '#services/analysis/speech/testing/wav-file.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';

// The whole path of a recording with the real models: uploaded, submitted, recognised, scored.

const { SRA, SSQ, SRL } = sampleQuestions;
const questions: readonly Question[] = [
  { ...SRA, topic: sentences.wheat },
  { ...SSQ, correctAnswers: ['the committee', 'committee'] },
  {
    ...SRL,
    transcript: `${sentences.committee} It will meet again in spring.`,
    keyPoints: [
      { point: 'The committee turned the plan down.', keywords: [['reject', 'turn down']] },
      { point: 'It will meet again in spring.', keywords: [['spring']] },
    ],
  },
];

const embedded = createEmbeddedAnalyses();
let api: TestApi;
let workflows: AsyncDisposable;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  const context = () => ({
    commandId: randomUUID(),
    correlationId: randomUUID(),
    at: new Date().toISOString(),
    actor: { kind: 'system', id: 'test' } as const,
  });
  for (const question of questions) {
    await draftQuestion(api.dependencies, question, context());
    await publishQuestion(api.dependencies, question.uid, context());
  }
  workflows = startTestWorkflows(api, { address: temporalAddress(), speech: embedded.speech });
});
afterAll(async () => {
  await workflows[Symbol.asyncDispose]();
  await api[Symbol.asyncDispose]();
  await embedded[Symbol.asyncDispose]();
});

async function answer(person: TestPerson, type: 'SRA' | 'SSQ' | 'SRL', sound: Uint8Array) {
  const uid = sampleQuestions[type].uid;
  const mediaType = sound[0] === 0x1a ? 'audio/webm' : 'audio/wav';
  const given = { type, recording: await sendRecording(person, sound, mediaType), seconds: 4 } as const;
  const attemptId = randomUUID();
  const { status } = await person.call(
    saveQuestionDone,
    { uid, answer: given, secondsUsed: 20 },
    { commandId: attemptId },
  );
  expect(status).toBe(202);
  return eventually(async () => {
    const { attempts } = (await person.call(fetchOwnAttempts, { uid })).body;
    const attempt = attempts.find((one) => one.attemptId === attemptId);
    const [scored] = attempt?.scores ?? [];
    if (!attempt || (!scored && attempt.failure === null)) throw new Error('not scored yet');
    return { score: scored?.score, failure: attempt.failure };
  });
}

const evidenceOf = (score: Score | undefined) => score?.traits.flatMap(({ evidence }) => evidence);

test('scores a text read aloud word by word, and the same recording alike', async () => {
  const person = api.visitor();
  const [first, again] = [
    await answer(person, 'SRA', recording('wheat.wav')),
    await answer(person, 'SRA', recording('wheat.wav')),
  ];
  expect(first.score).toMatchObject({ successful: true, scorer: 'speaking', maximum: 15 });
  expect(again.score).toEqual(first.score);
  const words = evidenceOf(first.score)?.filter(({ kind }) => kind === 'spoken');
  expect(words).toHaveLength(sentences.wheat.split(' ').length);
  // The other sentence is pronounced as well, but it is not the text.
  const other = await answer(person, 'SRA', recording('committee.wav'));
  const [content] = other.score?.traits ?? [];
  expect(content).toMatchObject({ trait: 'content', points: 0 });
});

test('scores a short question by its word, and a lecture by its points', async () => {
  const person = api.visitor();
  const short = await answer(person, 'SSQ', recording('committee.wav'));
  expect(short.score).toMatchObject({ points: 1, maximum: 1, successful: true });
  const retold = await answer(person, 'SRL', recording('committee.wav'));
  const points = evidenceOf(retold.score)?.filter(({ kind }) => kind === 'point');
  expect(points).toEqual([
    expect.objectContaining({ index: 0, state: 'stated' }),
    expect.objectContaining({ index: 1, state: 'missing' }),
  ]);
});

const shape = { rate: 16_000, channels: 1, bits: 16 } as const;
test.each([
  ['silence', wavFile(new Float32Array(16_000 * 4), shape), 'silence'],
  ['a head without a sample', wavFile(new Float32Array(0), shape), 'silence'],
  ['the head of a recording alone', recording('wheat.wav').subarray(0, 44), 'silence'],
  ['a file that is not sound', noiseOf(500), 'not_sound'],
])('%s scores nothing, has a reason and costs no credit', async (_, sound, reason) => {
  const person = await api.registerAndLogIn();
  const silent = await answer(person, 'SRA', sound);
  expect(silent.score).toMatchObject({ points: 0 });
  expect(evidenceOf(silent.score)).toContainEqual({ kind: 'speech', reason });
  await eventually(async () => {
    const { speakingCredits, entries } = (await person.call(fetchCredits, {})).body;
    const [back, spent] = entries;
    expect([back?.cause, spent?.cause]).toEqual(['nothing_heard', 'spent']);
    expect(speakingCredits).toBe((spent?.balance ?? 0) + 1);
  });
});

const fourMinutes = wavFile(new Float32Array(240 * 4000), { rate: 4000, channels: 1, bits: 8 });
test.each([
  ['breaks off', recording('wheat.wav').subarray(0, 20_000)],
  ['breaks off as a browser records it', recording('wheat.webm').subarray(0, 5000)],
  ['is longer than any answer may be', fourMinutes],
])('a recording that %s has no score, and its credit is returned', async (_, sound) => {
  const student = await api.registerAndLogIn();
  const { failure, score } = await answer(student, 'SRA', sound);
  expect({ failure, score }).toEqual({ failure: expect.any(String), score: undefined });
  await eventually(async () => {
    const { speakingCredits, entries } = (await student.call(fetchCredits, {})).body;
    const [back, spent] = entries;
    expect([back?.cause, spent?.cause]).toEqual(['analysis_failed', 'spent']);
    expect(speakingCredits).toBe((spent?.balance ?? 0) + 1);
  });
});
