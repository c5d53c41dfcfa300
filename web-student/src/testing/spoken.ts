import type { OwnAttempt } from '#domain/practice/contract.ts';
import { spokenTask, type SpokenCode } from '#domain/question-types/mechanisms/spoken-task.ts';
import { studentView, type Question } from '#domain/question-types/registry.ts';
import type { SpeakingFacts } from '#domain/scoring/speaking/facts.ts';
import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import { asSixteenBits, wavHead, wavType } from '../recorder/wav.ts';
import { soundRate } from '../recorder/resample.ts';
import { expect, onTestFinished, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { Answers } from './fake-api.ts';
import { practiceAnswers } from './practice.ts';

const isSpoken = (code: string): code is SpokenCode => code in spokenTask;
export const spokenCodes = Object.keys(spokenTask).filter(isSpoken);

export type SpokenQuestion = Extract<Question, { type: SpokenCode }>;

/** The score of an answer to a question, by the rules of the domain. */
export function spokenScore(question: SpokenQuestion, facts: SpeakingFacts) {
  const { type, topic, transcript = '', keyPoints, correctAnswers: accepted } = question;
  const reference = { read: topic, repeat: transcript }[String(spokenTask[type])];
  return scoreSpeaking(
    { type, prompt: topic, accepted, keyPoints, ...(reference !== undefined && { reference }) },
    facts,
  );
}

/** A recording by its name: a tone of this length, as the recorder of the client makes it. */
export function recordingOf(seconds: number): Blob {
  const samples = Float32Array.from(
    { length: seconds * soundRate },
    (_sample, at) => 0.3 * Math.sin((2 * Math.PI * 220 * at) / soundRate),
  );
  const sound = asSixteenBits(samples);
  return new Blob([wavHead(sound.length), sound], { type: wavType });
}

/** Answers the calls of a student who answered a spoken question before. @param facts about each answer, the newest first */
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

/** A possible SHA-256. */
const nameOf = (index: number) => String(index).padStart(64, 'a');

/** Lets a test skip what the recorder waits for. Sound still takes its time. */
export function fakeRecorderTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Stops a recording as soon as it may be stopped: after two seconds, most of which are skipped. */
export async function stopRecording(stop: Locator): Promise<void> {
  await expect
    .poll(() => {
      // In small steps, so that some sound is recorded between them.
      vi.advanceTimersByTime(100);
      return stop.query()?.getAttribute('aria-disabled');
    })
    .not.toBe('true');
  await stop.click();
}
