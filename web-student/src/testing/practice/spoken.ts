import { expect, onTestFinished, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import type { OwnAttempt } from '#domain/practice/contract.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import {
  spokenTask,
  type SpokenCode,
  type SpokenTask,
} from '#domain/question-types/mechanisms/spoken-task.ts';
import { studentView, type Question } from '#domain/question-types/registry.ts';
import { nothingRecorded, type SpeakingFacts } from '#domain/scoring/speaking/facts.ts';
import { readOut, spokenFreely } from '#domain/scoring/speaking/testing/spoken-facts.ts';
import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import { browserRecordings } from '#student/recorder/storage/browser-recordings.ts';
import { asSixteenBits, wavHead, wavType } from '#student/recorder/capture/wav.ts';
import { soundRate } from '#student/recorder/capture/resample.ts';
import { dashboardAnswers } from '../dashboard.ts';
import type { Answers } from '../fake-api.ts';
import { practiceAnswers } from './practice.ts';

const isSpoken = (code: string): code is SpokenCode => code in spokenTask;
export const spokenCodes = Object.keys(spokenTask).filter(isSpoken);

export type SpokenQuestion = Extract<Question, { type: SpokenCode }>;

function spokenScore(question: SpokenQuestion, facts: SpeakingFacts) {
  const { type, topic, transcript = '', keyPoints, correctAnswers: accepted } = question;
  const references: Partial<Record<SpokenTask, string>> = { read: topic, repeat: transcript };
  const reference = references[spokenTask[type]];
  return scoreSpeaking(
    { type, prompt: topic, accepted, keyPoints, ...(reference !== undefined && { reference }) },
    facts,
  );
}

const toneOf = (seconds: number) =>
  asSixteenBits(
    Float32Array.from(
      { length: seconds * soundRate },
      (_sample, at) => 0.3 * Math.sin((2 * Math.PI * 220 * at) / soundRate),
    ),
  );

function recordingOf(seconds: number): Blob {
  const sound = toneOf(seconds);
  return new Blob([wavHead(sound.length), sound], { type: wavType });
}

/** Leaves two seconds of an unfinished recording in the browser, as a crashed page does. */
export async function leaveRecording(owner: string, subject: string): Promise<void> {
  const stored = await browserRecordings();
  const id = crypto.randomUUID();
  await stored.begin({ id, owner, subject, mimeType: wavType, at: Date.now(), isWhole: false });
  for (const index of [1, 2]) await stored.addPiece(id, { index, bytes: toneOf(1) });
}

/** Answers the calls of a student who answered a spoken question before. @param facts of each answer, newest first */
export function spokenAttemptAnswers(question: SpokenQuestion, facts: readonly SpeakingFacts[]) {
  const attempts = facts.map((one, index): OwnAttempt => {
    const at = new Date(Date.UTC(2026, 0, 5, 10, facts.length - index)).toISOString();
    return {
      attemptId: crypto.randomUUID(),
      at,
      secondsUsed: 30,
      question: studentView(question, 'before'),
      solution: studentView(question, 'after'),
      answer: { type: question.type, recording: nameOf(index), seconds: one.lengthMs / 1000 },
      timeline: [],
      failure: null,
      scores: [{ score: spokenScore(question, one), revision: 1, at, reason: null }],
    };
  });
  return {
    ...practiceAnswers(question),
    fetchOwnAttempts: () => ({ status: 200, body: { attempts } }),
    fetchRecording: ({ recording }) => {
      const index = attempts.findIndex(
        ({ answer }) => answer && 'recording' in answer && answer.recording === recording,
      );
      return recordingOf((facts[index]?.lengthMs ?? 0) / 1000);
    },
  } satisfies Answers;
}

const nameOf = (index: number) => String(index).padStart(64, 'a');

/** Answers the calls of a spoken exercise and of its recordings. Every recording counts as a perfect answer. */
export function spokenPracticeAnswers(question: SpokenQuestion) {
  const { topic, transcript = topic, correctAnswers, keyPoints } = question;
  const spoken = correctAnswers[0] ?? transcript;
  const facts = {
    ...(['read', 'repeat'].includes(spokenTask[question.type]) ? readOut(spoken) : spokenFreely(spoken)),
    points: keyPoints.map(() => stated),
    nearPrompt: 1,
  };
  let hasRecording = true;
  const answers = practiceAnswers(question, () =>
    spokenScore(question, hasRecording ? facts : nothingRecorded),
  );
  return {
    fetchMobileApp: () => ({ status: 200, body: { ios: null, android: null } }),
    // After an answer, the next step reads the calls of the dashboard.
    ...dashboardAnswers(),
    ...answers,
    saveQuestionDone(input) {
      hasRecording = 'recording' in input.answer && input.answer.recording !== '';
      return answers.saveQuestionDone(input);
    },
    uploadRecordingPiece: () => ({ status: 200, body: { bytes: 1 } }),
    finishRecording: ({ recording }) => ({ status: 200, body: { recording, bytes: 1 } }),
    fetchRecording: () => recordingOf(2),
  } satisfies Answers;
}

const stated = { cosine: 0.8, isCentred: true, keywordShare: 1, span: [0, 3], conflicts: [] } as const;

const button = (name: string) => page.getByRole('button', { name, exact: true });
export const recordedDialog = page.getByRole('dialog', { name: 'Your recorded speech' });

export async function beginRecording(code: SpokenCode): Promise<void> {
  const { hasAudio, waitingTime } = catalogue[code];
  if (hasAudio) loopSounds();
  const start = button('Start');
  // The button waits for the picture to load.
  await expect.element(start).not.toHaveAttribute('aria-disabled');
  await start.click();
  if (hasAudio) await button('Stop listening').click();
  if (waitingTime > 1) await button('Start now').click();
  await expect.element(button('Stop recording')).toBeVisible();
}

export async function recordAnswer(code: SpokenCode): Promise<void> {
  await beginRecording(code);
  await stopRecording(button('Stop recording'));
  await expect.element(recordedDialog).toBeVisible();
}

/** Lets a test skip the recorder's waits. Call it before the recorder opens. Sound still takes real time. */
export function fakeRecorderTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Moves the time in small steps until something is true, so that the recorder gets some sound between them. */
export async function skipUntil(isTrue: () => boolean): Promise<void> {
  await expect
    .poll(() => {
      vi.advanceTimersByTime(100);
      return isTrue();
    })
    .toBe(true);
}

export async function stopRecording(stop: Locator): Promise<void> {
  await skipUntil(() => {
    const shown = stop.query();
    return shown !== null && shown.getAttribute('aria-disabled') !== 'true';
  });
  await stop.click();
}

const { play } = HTMLMediaElement.prototype;
const looped = new Set<HTMLMediaElement>();

/** Loops sounds until they are paused: they are short, and a busy machine would press Pause after their end. */
export function loopSounds(): void {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function loop(this: HTMLMediaElement) {
    looped.add(this);
    this.loop = true;
    return play.call(this);
  });
}

export function letSoundsEnd(): void {
  vi.mocked(HTMLMediaElement.prototype).play.mockRestore();
  for (const sound of looped) sound.loop = false;
  looped.clear();
}
