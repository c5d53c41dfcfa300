import { appendFileSync, copyFileSync, mkdirSync, renameSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const maxBytes = 5_000_000;
const kept = 3;

const logLineSchema = z.object({
  level: z.number(),
  msg: z.string().default(''),
  err: z.object({ message: z.string() }).optional(),
});
const fatalLevel = 60;
const errorLevel = 50;
/** `TypeError [CODE]: why` of Node, `[CODE] why` of the bundler. */
const thrownPattern =
  /^(?!\s+at ).*\b[A-Za-z]*(?:Error|Failure|Configuration)\b(?: \[\w+\])?: \S|^\[[A-Z_]+\] \S/;
// oxlint-disable-next-line no-control-regex -- a terminal's colours begin with the escape character
const colours = /\u001b\[[\d;]*m/g;

export interface LogFile {
  readonly write: (chunk: Buffer) => void;
  /** The reason for an exit, from the last lines. */
  reason(): string;
}

/**
 * Writes a process's output to a file readable by its owner only: at 5 MB it becomes `<file>.1`, that one `.2`, and
 * the oldest is deleted. Fatal lines are reported too. A full disk loses lines, but never ends the launcher.
 */
export function openLogFile(file: string, tell: (sentence: string) => void): LogFile {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let unfinished = '';
  let lines: string[] = [];

  const append = (chunk: Buffer) => {
    try {
      if (size > maxBytes) {
        rotate(file);
        size = 0;
      }
      appendFileSync(file, chunk, { mode: 0o600 });
      size += chunk.length;
    } catch {
      // Other write failures show on the health page; here they cannot be reported.
    }
  };
  return {
    write(chunk) {
      append(chunk);
      const parts = (unfinished + chunk.toString('utf8')).split('\n');
      unfinished = parts.pop() ?? '';
      for (const line of parts) {
        const parsed = parseLine(line);
        if (parsed && parsed.level >= fatalLevel) tell(parsed.text);
      }
      lines = [...lines, ...parts].slice(-60);
    },
    reason() {
      const all = [...lines, unfinished]
        .map((line) => line.replaceAll(colours, ''))
        .filter((line) => line.trim() !== '');
      const logged = all.map(parseLine).findLast((line) => line && line.level >= errorLevel);
      const thrown = all.findLast((line) => thrownPattern.test(line))?.trim();
      return logged?.text ?? thrown ?? all.at(-1) ?? 'it gave no reason';
    },
  };
}

/**
 * Truncates a log that another program appends to, after copying it to `<file>.1`. A line written in between is lost.
 */
export function shortenLog(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= maxBytes) return;
  rotate(file, copyFileSync);
  truncateSync(file);
}

export function keepLogShort(file: string, exited: Promise<unknown>, everyMs = 60_000): void {
  const timer = setInterval(() => {
    try {
      shortenLog(file);
    } catch {
      // Possibly a full disk: retried in a minute.
    }
  }, everyMs).unref();
  const stop = () => clearInterval(timer);
  exited.then(stop, stop);
}

function parseLine(line: string): { readonly level: number; readonly text: string } | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level, msg, err } = logLineSchema.parse(JSON.parse(line));
    return { level, text: err && err.message !== msg ? `${msg}: ${err.message}` : msg };
  } catch {
    return undefined;
  }
}

function rotate(file: string, move: (from: string, to: string) => void = renameSync): void {
  for (let age = kept - 1; age >= 0; age -= 1) {
    const older = age === 0 ? file : `${file}.${age}`;
    if (statSync(older, { throwIfNoEntry: false }))
      (age === 0 ? move : renameSync)(older, `${file}.${age + 1}`);
  }
}
