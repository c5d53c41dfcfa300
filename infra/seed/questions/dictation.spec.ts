import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { questionTypes } from '#domain/question-types/registry.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url));
const readJson = (name: string): unknown => JSON.parse(read(name).toString('utf8'));

const lwd = z
  .object({ questions: z.array(questionTypes.LWD.questionSchema) })
  .parse(readJson('./lwd.json')).questions;
const named = lwd.map((question) => [question.uid, question] as const);

function expectBetween(value: number, least: number, most: number) {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
}

const tracks = z
  .object({
    tracks: z.record(
      z.string(),
      z.object({
        seconds: z.number(),
        bytes: z.int(),
        kbps: z.int(),
        mp3Sha256: z.string(),
        voices: z.array(z.string()),
        lines: z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })),
      }),
    ),
  })
  .parse(readJson('./tracks/tracks.json')).tracks;

const smallWords = new Set(
  'a an the of to for in on by at and or that is are was were be been from after before your'.split(' '),
);
/** The words that carry meaning, cut to their first five letters so that "opening" still meets "open". */
const contentStems = (text: string) =>
  (text.toLowerCase().match(/[a-z]+/g) ?? [])
    .filter((word) => !smallWords.has(word))
    .map((word) => word.slice(0, 5));

describe('write from dictation', () => {
  test.each(named)('%s is one plain sentence of 8 to 14 words', (_uid, { transcript }) => {
    expect(transcript).toMatch(/^[A-Z][a-z]*( [a-z]+)+\.$/);
    expectBetween(transcript.split(' ').length, 8, 14);
  });

  test.each(named)('%s has a title and a topic that give none of its words away', (_uid, question) => {
    const heard = contentStems(question.transcript);
    const told = contentStems(`${question.title} ${question.topic}`);
    const related = told.filter((stem) =>
      heard.some(
        (word) =>
          word === stem ||
          (word.length > 3 && stem.length > 3 && (word.startsWith(stem) || stem.startsWith(word))),
      ),
    );
    expect(related).toEqual([]);
  });

  /** Specification, section 9: recordings of 3 to 5 seconds; the silence around the speech comes on top. */
  test.each(named)('%s has an mp3 that speaks its transcript in 3 to 5 seconds', (uid, question) => {
    expect(question.track).toBe(`${uid}.mp3`);
    const track = tracks[question.track];
    const sound = read(`./tracks/${question.track}`);
    expect(track?.lines.map(({ text }) => text)).toEqual([question.transcript]);
    expect(createHash('sha256').update(sound).digest('hex')).toBe(track?.mp3Sha256);
    // An MPEG audio frame of layer III starts with 11 set bits, two for the version, then 01.
    expect(sound.readUInt16BE(0) & 0xffe6).toBe(0xffe2);
    const [line] = track?.lines ?? [];
    expectBetween(((line?.endMs ?? 0) - (line?.startMs ?? 0)) / 1000, 3, 5);
    const secondsByBytes = (sound.length * 8) / ((track?.kbps ?? 0) * 1000);
    expectBetween(secondsByBytes, 3, 6);
    expect(Math.abs(secondsByBytes - (track?.seconds ?? 0))).toBeLessThan(0.1);
  });

  test('every track belongs to a question, and the voices differ in accent and sex', () => {
    expect(Object.keys(tracks).toSorted()).toEqual(lwd.map(({ track }) => track));
    const kinds = Object.values(tracks).flatMap(({ voices }) => voices.map((voice) => voice.slice(0, 2)));
    expect(new Set(kinds)).toEqual(new Set(['af', 'am', 'bf', 'bm']));
  });
});
