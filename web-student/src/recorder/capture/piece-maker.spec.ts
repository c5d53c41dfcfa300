import { expect, it } from 'vitest';
import type { Level } from '../sound/loudness.ts';
import { createPieceMaker } from './piece-maker.ts';
import { soundRate } from './resample.ts';
import { asSixteenBits, secondsIn, wavHead } from './wav.ts';

function listen(rate = 48_000) {
  const levels: Level[] = [];
  const pieces: Uint8Array[] = [];
  const maker = createPieceMaker(rate, {
    level: (level) => levels.push(level),
    piece: (bytes) => pieces.push(bytes),
  });
  const play = (seconds: number, value = 0.5, channels = 1) => {
    for (let at = 0; at < (rate * seconds) / 128; at += 1)
      maker.take(Array.from({ length: channels }, () => new Float32Array(128).fill(value)));
  };
  const seconds = () => pieces.map(({ length }) => secondsIn(length));
  return { maker, play, levels, pieces, seconds };
}

it('reports levels from the start, and records only on request', () => {
  const { play, levels, pieces } = listen();
  play(1);
  expect(levels).toHaveLength(10);
  expect(levels[0]).toEqual({ rms: 0.5, peak: 0.5, isVoiced: false });
  expect(pieces).toEqual([]);
});

it('makes pieces of one second and ends exactly at the end of the time', () => {
  const { maker, play, seconds } = listen();
  maker.begin(2.5);
  play(10);
  expect(seconds()).toEqual([1, 1, 0.5]);
});

it('returns the rest when stopped, and can record again', () => {
  const { maker, play, seconds, pieces } = listen();
  maker.begin(40);
  play(1.5);
  maker.end();
  expect(seconds()[1]).toBeCloseTo(0.5, 2);
  play(1);
  maker.end();
  expect(pieces).toHaveLength(2);
  maker.begin(1);
  play(2);
  expect(seconds().slice(2)).toEqual([1]);
});

it('records a pause where sound is missing, up to the end of the time', () => {
  const { maker, play, seconds, pieces } = listen(soundRate);
  maker.pause(500);
  maker.begin(3);
  play(1);
  maker.pause(1000);
  play(0.5);
  maker.pause(9000);
  expect(seconds()).toEqual([1, 1, 1]);
  // Samples that the filter held back come after the pause.
  expect(new Set(pieces[1]?.subarray(200, 31_000))).toEqual(new Set([0]));
});

it('mixes the channels', () => {
  const { maker, pieces } = listen(soundRate);
  maker.begin(1);
  for (let at = 0; at < 200; at += 1)
    maker.take([new Float32Array(128).fill(0.4), new Float32Array(128).fill(-0.4)]);
  expect(new Set(pieces[0])).toEqual(new Set([0]));
});

it('cuts what is too loud', () => {
  const view = new DataView(asSixteenBits(Float32Array.of(2, -2, 0)).buffer);
  expect([0, 2, 4].map((at) => view.getInt16(at, true))).toEqual([32_767, -32_767, 0]);
});

it('names its length in the head', () => {
  const head = new DataView(wavHead(32_000).buffer);
  const text = new TextDecoder().decode(head.buffer);
  expect([text.slice(0, 4), text.slice(8, 16), text.slice(36, 40)]).toEqual(['RIFF', 'WAVEfmt ', 'data']);
  expect([head.getUint32(4, true), head.getUint32(24, true), head.getUint32(40, true)]).toEqual([
    32_036, 16_000, 32_000,
  ]);
});
