import { expect, test } from 'vitest';
import { soundRate } from '#student/recorder/capture/resample.ts';
import { melody, melodyFile } from './test-melody.ts';

test('the notes are audible, never clipped, and end quietly', async () => {
  const samples = melody();
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(loudest).toBeGreaterThan(0.4);
  expect(loudest).toBeLessThanOrEqual(1);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
  expect(samples.length / soundRate).toBeCloseTo(1.8);
  const file = new DataView(await melodyFile().arrayBuffer());
  expect(file.byteLength).toBe(44 + samples.length * 2);
  expect(file.getUint32(40, true)).toBe(samples.length * 2);
});
