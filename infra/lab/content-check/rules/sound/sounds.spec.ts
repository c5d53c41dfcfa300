import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lsaQuestion, lwdQuestion, rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { contentFolder } from '#infra/seed/content-files.ts';
import { readSound } from '../../mp3.ts';
import { faultyFields, fileOf, recordedFile } from '../../testing/files.ts';
import { mostBytes, soundsRule, totalBytesRule } from './sounds.ts';

describe('the frames of an mp3', () => {
  const bytes = readFileSync(path.join(contentFolder, 'LWD', 'LWD-0001.mp3'));
  const sound = (given: Uint8Array) => readSound(given, createHash('sha256').update(given).digest('hex'));

  test('give its length and bit rate', () => {
    expect(sound(bytes)).toMatchObject({ bytes: bytes.length, kbps: 48 });
    expect(sound(bytes).seconds).toBeCloseTo((bytes.length * 8) / 48_000, 1);
    expect(sound(bytes)).not.toHaveProperty('fault');
  });

  test.each([
    ['cut off', () => bytes.subarray(0, bytes.length - 20)],
    ['with nonsense before', () => Buffer.concat([Buffer.from('ID?'), bytes])],
    ['with nonsense behind', () => Buffer.concat([bytes, Buffer.from('nonsense')])],
    ['empty of frames', () => Buffer.alloc(500)],
    [
      'with a bit rate that changes',
      () => {
        const second = (bytes.length * 144) / bytes.length;
        const changed = Buffer.from(bytes);
        changed.writeUInt8((changed.readUInt8(second + 2) & 0x0f) | 0x40, second + 2);
        return changed;
      },
    ],
  ])('%s are told', (_what, make) => {
    expect(sound(make())).toHaveProperty('fault');
  });
});

describe('recordings', () => {
  test('are accepted if they match their description', () => {
    expect(
      soundsRule([recordedFile(lwdQuestion, 4), recordedFile(lsaQuestion, 45), fileOf(rsaQuestion)]),
    ).toEqual([]);
  });

  test.each([
    ['LWD', lwdQuestion, 3.3, 5.3],
    ['LSA', lsaQuestion, 30.3, 60.3],
  ] as const)('%s are as long as in the exam', (_type, question, least, most) => {
    for (const seconds of [least, most]) expect(soundsRule([recordedFile(question, seconds)])).toEqual([]);
    for (const seconds of [least - 0.2, most + 0.2]) {
      expect(faultyFields(soundsRule, recordedFile(question, seconds))).toEqual(['script']);
    }
  });

  test.each([
    ['another sound', { sound: { sha256: 'def' } }],
    ['other bytes', { sound: { bytes: 1 } }],
    ['another length', { sound: { seconds: 4.2 } }],
    ['another bit rate', { sound: { kbps: 32 } }],
    ['broken frames', { sound: { fault: 'its last frame is cut off' } }],
  ])('with %s than in tracks.json are reported', (_what, changed) => {
    expect(faultyFields(soundsRule, recordedFile(lwdQuestion, 4, changed))).toEqual(['track']);
  });

  test('without an mp3, without a script, or with sentences out of order are reported', () => {
    const { sound: _, ...silent } = recordedFile(lwdQuestion, 4);
    expect(faultyFields(soundsRule, silent)).toEqual(['track']);
    expect(faultyFields(soundsRule, fileOf(lwdQuestion))).toEqual(['script']);
    const sentences = [
      { text: 'a', startMs: 150, endMs: 3000 },
      { text: 'b', startMs: 2000, endMs: 3850 },
    ];
    const mixed = recordedFile(lwdQuestion, 4, {
      track: { lines: [{ text: lwdQuestion.transcript, sentences }] },
    });
    expect(faultyFields(soundsRule, mixed)).toEqual(['script']);
  });

  test('take at most 25 MB in all', () => {
    const big = (bytes: number) => recordedFile(lwdQuestion, 4, { sound: { bytes } });
    expect(totalBytesRule([big(mostBytes - 10), big(10)])).toEqual([]);
    expect(faultyFields(totalBytesRule, big(mostBytes), big(1))).toEqual(['track']);
  });
});
