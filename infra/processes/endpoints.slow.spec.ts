import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fetchCredits } from '#domain/credits/contract.ts';
import { fetchOwnAttempts, saveQuestionDone } from '#domain/practice/contract.ts';
import { startTestApi, type TestPerson } from '#infra/testing/api.ts';
import { sendRecording } from '#infra/testing/send-recording.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { temporalAddress } from '#infra/testing/servers/temporal.ts';
import { misbehaviours, type AskedQuestion } from '#services/analysis/endpoint/testing/chat-double.ts';
import { startEndpointDouble } from '#services/analysis/endpoint/testing/endpoint-double.ts';
import { recording, sentences } from '#services/analysis/speech/testing/recordings.ts';
import { eventually } from '#workflows/core/testing/test-harness.ts';
import { launchWorkflows } from './testing/launch-workflows.ts';

const { uid, sampleAnswer } = seeded('WSC');
const retold = seeded('SRL');

/** Each answer ends with the number of the endpoint's misbehaviour. */
const textOf = (way: number) => `${sampleAnswer} That was tool ${way}.`;
const wayOf = ({ answer }: AskedQuestion) => Number(/tool (\d+)\.$/.exec(answer)?.[1]);

async function submit(person: TestPerson, text: string): Promise<void> {
  const answer = { type: 'WSC', text } as const;
  expect((await person.call(saveQuestionDone, { uid, answer, secondsUsed: 60 })).status).toBe(202);
}

async function say(person: TestPerson, name: 'committee.wav' | 'wheat.wav'): Promise<void> {
  const answer = {
    type: 'SRL',
    recording: await sendRecording(person, recording(name)),
    seconds: 5,
  } as const;
  const { status } = await person.call(saveQuestionDone, { uid: retold.uid, answer, secondsUsed: 60 });
  expect(status).toBe(202);
}

async function scoresOfRetold(person: TestPerson) {
  const { attempts } = (await person.call(fetchOwnAttempts, { uid: retold.uid })).body;
  return attempts.map(({ scores }) => scores[0]?.score);
}

async function scoresOf(person: TestPerson) {
  const { attempts } = (await person.call(fetchOwnAttempts, { uid })).body;
  return Object.fromEntries(
    attempts.map(({ answer, scores, failure }) => [
      answer && 'text' in answer ? answer.text : '',
      scores.length === 1 ? scores[0]?.score : { failure },
    ]),
  );
}

const spent = async (person: TestPerson) =>
  (await person.call(fetchCredits, {})).body.entries
    .filter(({ cause }) => cause !== 'welcome')
    .map(({ cause }) => cause);

test('scores by the configured endpoints, and by the embedded engines when an endpoint misbehaves', async () => {
  await using endpoint = await startEndpointDouble({
    judges: (question) =>
      misbehaviours[wayOf(question)] ?? {
        traits: question.traits.map(({ trait }) => ({ trait: trait as 'content', points: 1, quotes: [] })),
        keyPoints: [],
        mistakes: [],
      },
    hears: ({ sound }) =>
      sound.length === recording('committee.wav').length ? { said: sentences.committee } : 'server error',
  });
  await using api = await startTestApi({
    questions: [uid, retold.uid],
    settings: { freeWritingCredits: misbehaviours.length },
  });
  const { personalDataKey } = api.dependencies.settings;
  await using _ = await launchWorkflows(
    { databaseUrl: api.database.url, personalDataKey },
    {
      DATA_DIR: api.dataDir,
      TEMPORAL_ADDRESS: temporalAddress(),
      TEMPORAL_TASK_QUEUE: randomUUID(),
      WRITING_ANALYSIS_URL: endpoint.url,
      WRITING_ANALYSIS_MODEL: 'a-model',
      WRITING_ANALYSIS_KEY: 'a-key',
      SPEECH_ANALYSIS_URL: endpoint.url,
      SPEECH_ANALYSIS_MODEL: 'a-hearing-model',
      SPEECH_ANALYSIS_KEY: 'a-key',
    },
  );
  const [first, student] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
  // The first answer also waits for the models.
  await submit(first, sampleAnswer);
  await eventually(async () => {
    expect(await scoresOf(first)).toEqual({
      [sampleAnswer]: expect.objectContaining({ scorer: 'writing-chat', model: 'a-model' }),
    });
  });

  await say(first, 'wheat.wav');
  await say(first, 'committee.wav');
  await eventually(async () => {
    expect(await scoresOfRetold(first)).toEqual([
      expect.objectContaining({ scorer: 'speaking-transcription', model: 'a-hearing-model' }),
      expect.objectContaining({ scorer: 'speaking', insteadOf: 'speaking-transcription' }),
    ]);
  });
  expect(endpoint.recordings).toHaveLength(3);

  const texts = Array.from(misbehaviours.keys(), textOf);
  for (const text of texts) await submit(student, text);
  // Two timeouts of a silent endpoint.
  await eventually(async () => {
    const score = { scorer: 'writing', insteadOf: 'writing-chat', maximum: 8 };
    const expected = texts.map((text) => [text, expect.objectContaining(score)] as const);
    expect(await scoresOf(student)).toEqual(Object.fromEntries(expected));
  });
  // Each has a score, so no credit is returned; each misbehaviour occurred at most twice.
  expect(await spent(student)).toEqual(misbehaviours.map(() => 'spent'));
  const met = texts.map((text) => endpoint.questions.filter(({ answer }) => answer === text).length);
  expect(Math.min(...met)).toBeGreaterThan(0);
  expect(Math.max(...met)).toBeLessThanOrEqual(2);
});
