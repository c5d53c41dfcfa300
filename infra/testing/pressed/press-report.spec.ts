import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sighting } from './control.ts';
import { faultsOf, gatherPresses, readSightings } from './press-report.ts';

const content = { titles: [], texts: new Set<string>() };
const sighting = (name: string, wasPressed = false, at = '/exercise'): Sighting => ({
  path: at,
  role: 'button',
  name,
  wasPressed,
});
const faults = (sightings: readonly Sighting[], exceptions: Record<string, string> = {}) =>
  faultsOf(gatherPresses(sightings, content), exceptions);

test('a control that no test presses is named with the page it was seen on', () => {
  const seen = [sighting('Submit'), sighting('Submit and finish'), sighting('Submit', true)];
  expect(faults(seen)).toEqual([
    'No test presses this control: student: button “Submit and finish” (seen at /exercise)',
  ]);
});

test('a press on one page counts for the control of the same name on all pages of the client', () => {
  expect(faults([sighting('Close', true), sighting('Close', false, '/profile')])).toEqual([]);
  expect(faults([sighting('Close', true), sighting('Close', false, '/admin/#/health')])).toHaveLength(1);
});

test('one press is enough for all that differ by what they hold', () => {
  expect(
    faults([sighting('Open RSA-0001'), sighting('Open RSA-0002'), sighting('Open RSA-0003', true)]),
  ).toEqual([]);
});

test('an exception is fine as long as it is needed', () => {
  const exceptions = { 'student: button “Print”': 'It opens a dialog of the system' };
  expect(faults([sighting('Print')], exceptions)).toEqual([]);
  expect(faults([sighting('Print'), sighting('Print', true)], exceptions)).toEqual([
    'This exception is not needed: student: button “Print” (pressed)',
  ]);
  expect(faults([], exceptions)).toEqual([
    'This exception is not needed: student: button “Print” (not seen)',
  ]);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ninety-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the files of all test files are read together, without the line that a killed one did not end', () => {
  const lines = [sighting('One'), sighting('Two')].map((one) => JSON.stringify(one));
  writeFileSync(path.join(folder, 'a.jsonl'), `${lines[0]}\n${lines[1]?.slice(0, 20)}`);
  writeFileSync(path.join(folder, 'b.jsonl'), `${JSON.stringify(sighting('One', true))}\n`);
  expect(readSightings(folder)).toEqual([sighting('One'), sighting('One', true)]);
});
