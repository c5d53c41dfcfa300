import type { Question } from '#domain/question-types/registry.ts';
import type { Track } from '#infra/seed/content-files.ts';
import type { Sound } from '../mp3.ts';
import type { CheckedFile, Rule } from '../rule.ts';

export function fileOf(question: Question): CheckedFile {
  return { file: `${question.type}/${question.uid}.json`, question };
}

/** With a recording of its transcript: one voice, one sentence. */
export function recordedFile(
  question: Question & { readonly transcript: string },
  seconds: number,
  changed: { track?: Partial<Track>; sound?: Partial<Sound>; voice?: string } = {},
): CheckedFile {
  const text = question.transcript;
  const track: Track = {
    seconds,
    bytes: seconds * 6000,
    kbps: 48,
    mp3Sha256: 'abc',
    lines: [{ text, sentences: [{ text, startMs: 150, endMs: seconds * 1000 - 150 }] }],
    ...changed.track,
  };
  return {
    ...fileOf(question),
    recording: { script: [{ voice: changed.voice ?? 'uk-f1', text }], track },
    sound: { bytes: track.bytes, sha256: 'abc', seconds, kbps: 48, ...changed.sound },
  };
}

/** The fields in which a rule finds faults. */
export function faultyFields(rule: Rule, ...files: readonly CheckedFile[]): string[] {
  return rule(files).map(({ field }) => field);
}

export function wordsOfLength(count: number, word = 'word'): string {
  return Array.from({ length: count }, () => word).join(' ');
}
