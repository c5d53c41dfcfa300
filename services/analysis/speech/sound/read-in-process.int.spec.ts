import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { patienceMs } from '#infra/testing/patience.ts';
import { box, changed, fileType, silentMp4 } from '../testing/hostile-mp4.ts';
import { outcomeOf } from '../testing/outcome-of.ts';
import { recording } from '../testing/recordings.ts';
import { readInProcess } from './read-in-process.ts';
import { sampleRate } from './sample-rate.ts';

const runAway = promisify(execFile);
const read = (bytes: Uint8Array, timeLimitMs?: number) =>
  outcomeOf(readInProcess({ bytes, longestSeconds: 180 }, timeLimitMs));

const most = 0xffff_ffff;
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const nested = (depth: number) => {
  const boxes = Buffer.alloc(8 * depth);
  for (let at = 0; at < boxes.length; at += 8) {
    boxes.writeUInt32BE(boxes.length - at, at);
    boxes.write('moov', at + 4, 'latin1');
  }
  return boxes;
};

test.each<[string, Uint8Array, string]>([
  [
    'a packet of a gigabyte',
    changed('wheat.mp4', 'stsz', (found) => found.writeUInt32BE(2 ** 30, 8)),
    'empty',
  ],
  [
    'a table of more packets than the file has bytes',
    changed('wheat.mp4', 'stsz', (found) => found.writeUInt32BE(most, 12)),
    'not_sound',
  ],
  [
    'a table of more chunks than the file has bytes',
    changed('wheat.mp4', 'stco', (found) => found.writeUInt32BE(most, 8)),
    'not_sound',
  ],
  [
    'chunks behind the end of the file',
    changed('wheat.mp4', 'stco', (found) => found.writeUInt32BE(most, 12)),
    'empty',
  ],
  [
    'a fragment of four thousand million packets',
    changed('wheat-fragmented.mp4', 'trun', (found) => {
      found.writeUInt32BE(1, 4);
      found.writeUInt32BE(most, 8);
    }),
    'not_sound',
  ],
  [
    'a box of a petabyte',
    joined(fileType, box('moov', Buffer.from('0004000000000000', 'hex'), 1)),
    'truncated',
  ],
  ['a box shorter than its head', joined(fileType, box('moov', new Uint8Array(), 4)), 'truncated'],
  ['boxes without a length', joined(fileType, box('moov', box('trak', new Uint8Array(100), 0))), 'not_sound'],
  [
    'a box that ends behind the one that holds it',
    joined(fileType, box('moov', box('trak', new Uint8Array(100), 10_000))),
    'not_sound',
  ],
  [
    'a million empty boxes',
    joined(fileType, Buffer.concat(Array.from({ length: 1_000_000 }, () => box('free', new Uint8Array())))),
    'not_sound',
  ],
  ['a million boxes, each in the one before', joined(fileType, nested(1_000_000)), 'not_sound'],
])('%s is refused', async (_, bytes, fault) => {
  expect(await read(bytes)).toBe(fault);
});

test('an hour of silence is too long, also where the file says that it is seconds', async () => {
  expect(await read(await silentMp4(3600))).toBe('too_long');
  expect(await read(await silentMp4(3600, 0.0001))).toBe('too_long');
  // A minute without the Opus pre-skip.
  expect(await read(await silentMp4(60))).toHaveLength(59.92 * sampleRate);
});

/** A box that repeats an entry four thousand million times. */
const endless = () =>
  changed('wheat.mp4', 'sbgp', (found) => {
    found.write('ctts', 0, 'latin1');
    found.writeUInt32BE(1, 8);
    found.writeUInt32BE(most, 12);
    found.writeUInt32BE(0, 16);
  });

test('what keeps the reader busy is ended with its time', async () => {
  const begun = Date.now();
  expect(await read(endless(), 3000)).toBe('not_sound');
  expect(Date.now() - begun).toBeGreaterThan(2900);
});

test('a process that does not begin in time says nothing of the recording', async () => {
  await expect(readInProcess({ bytes: recording('wheat.mp4'), longestSeconds: 180 }, 1)).rejects.toThrow(
    'SIGKILL',
  );
});

test('a busy reader does not outlive a parent that was killed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ninety-reader-'));
  const file = path.join(folder, 'endless.mp4');
  await writeFile(file, endless());
  const program = `
    import { readFileSync } from 'node:fs';
    import { readInProcess } from ${JSON.stringify(new URL('./read-in-process.ts', import.meta.url).href)};
    await readInProcess({ bytes: readFileSync(${JSON.stringify(file)}), longestSeconds: 180 }, ${patienceMs});
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' });
  try {
    const reader = await vi.waitFor(
      async () => {
        const { stdout } = await runAway('ps', ['-A', '-o', 'ppid=,pid=,time=']);
        const rows = stdout.split('\n').map((row) => row.trim().split(/\s+/));
        const [, pid, time] = rows.find(([ppid]) => ppid === String(parent.pid)) ?? [];
        // It has used a second of CPU time, so it is reading.
        expect(time).toMatch(/[1-9]/);
        return Number(pid);
      },
      { timeout: patienceMs, interval: 50 },
    );
    const isAlive = () => process.kill(reader, 0);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await vi.waitFor(() => expect(isAlive).toThrow('ESRCH'), { timeout: patienceMs / 2, interval: 100 });
  } finally {
    parent.kill('SIGKILL');
    await rm(folder, { recursive: true });
  }
});
