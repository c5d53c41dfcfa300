import { expect, it } from 'vitest';
import { lacksOf, type Abilities } from './browser-lacks.ts';

const all: Abilities = {
  canOpenMicrophone: true,
  hasWorklet: true,
  hasRecorder: true,
  keepsRecordings: true,
};

it.each([
  [{}, 0],
  [{ hasRecorder: false }, 0],
  [{ hasWorklet: false }, 1],
  [{ hasWorklet: false, keepsRecordings: false }, 2],
  [{ hasWorklet: false, hasRecorder: false }, 1],
  [{ canOpenMicrophone: false, keepsRecordings: false }, 1],
])('with %o says %i things', (lacking, count) => expect(lacksOf({ ...all, ...lacking })).toHaveLength(count));
