import { expect, test } from 'vitest';
import { reliabilityPlot } from './plot.ts';

const band = (foretold: number, right: number, answers: number) => ({ from: 0, foretold, right, answers });
const circlesOf = (svg: string) => [...svg.matchAll(/<circle cx="(\d+)" cy="(\d+)" r="(\d+)"/g)];

test('draws a band on the line if the prediction was right, and above it if more were right', () => {
  const [onLine, above] = circlesOf(reliabilityPlot([band(0.5, 0.5, 100), band(0.5, 0.75, 25)]));
  expect(onLine?.slice(1)).toEqual(['190', '190', '12']);
  expect(above?.slice(1)).toEqual(['190', '115', '8']);
});

test('maps the corners to 0 and 1', () => {
  const corners = circlesOf(reliabilityPlot([band(0, 0, 1), band(1, 1, 1)])).map(([, x, y]) => [x, y]);
  expect(corners).toEqual([
    ['40', '340'],
    ['340', '40'],
  ]);
});
