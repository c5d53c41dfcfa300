import path from 'node:path';
import { DeterminismViolationError } from '@temporalio/workflow';
import { beforeAll, expect, test } from 'vitest';
import { bundleOfToday } from '../core/testing/bundle-of-today.ts';
import { historiesIn, replay } from '../core/testing/replay.ts';
import type { WorkflowBundle } from '../core/workflow-bundle.ts';

const histories = historiesIn(path.join(import.meta.dirname, 'histories'));

let bundle: WorkflowBundle;
beforeAll(async () => {
  bundle = await bundleOfToday();
});

test('both ends of a mail are there, and no address', () => {
  expect([...histories.keys()]).toEqual(['delivered.json', 'given-up.json']);
  const inPayloads = [...histories.values()].flatMap((text) =>
    [...text.matchAll(/"data": "([^"]+)"/g)].map(([, data = '']) => Buffer.from(data, 'base64').toString()),
  );
  expect(inPayloads).not.toEqual([]);
  for (const text of [...histories.values(), ...inPayloads]) expect(text).not.toContain('@');
});

test.each([...histories])('the workflow of today replays %s', async (_file, history) => {
  await expect(replay(bundle, history)).resolves.toBeUndefined();
});

test('a history that the workflow would not have made is refused', async () => {
  const other = histories.get('given-up.json')?.replaceAll('"giveUpMail"', '"deliverMail"') ?? '';
  await expect(replay(bundle, other)).rejects.toThrow(DeterminismViolationError);
});
