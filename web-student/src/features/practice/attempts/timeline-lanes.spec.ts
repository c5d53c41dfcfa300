import { expect, it } from 'vitest';
import { studentView } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { lanesOf } from './timeline-lanes.ts';

const view = studentView(sampleQuestions.LMA, 'before');

it('gives each option a lane in its own order, after the recording and before the answer', () => {
  const lanes = lanesOf(
    [
      { act: 'chose', part: 2, atMs: 1000 },
      { act: 'chose', part: 0, atMs: 2000 },
      { act: 'cleared', part: 2, atMs: 3000 },
      { act: 'played', atMs: 3500 },
      { act: 'shown', atMs: 4000 },
    ],
    view,
    4,
  );
  expect(lanes.map(({ name }) => name)).toEqual(['Recording', 'Option 1', 'Option 3', 'Answer']);
  expect(lanes[2]?.steps).toEqual([
    { act: 'chose', at: 0.25 },
    { act: 'cleared', at: 0.75 },
  ]);
});

it('stays on the line where the clocks disagree', () => {
  const lanes = lanesOf([{ act: 'chose', part: 0, atMs: 5000 }], view, 0);
  expect(lanes[0]?.steps[0]?.at).toBe(1);
});

it('is empty for a timeline without steps', () => {
  expect(lanesOf([], view, 10)).toEqual([]);
});
