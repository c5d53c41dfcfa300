import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

/** Gzipped JavaScript in bytes that a student on a bad line waits for: the goal, which the bench reports on. */
export const firstLoadGoalBytes = 150_000;
/** The test fails above the goal and some air, so that it finds a whole library and not a few lines. */
export const maxFirstLoadBytes = 178_000;
/** The same for a visit that begins with a question: the first load and the code of the page. */
export const maxExerciseBytes = 224_000;

interface Sized {
  readonly file: string;
  readonly bytes: number;
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    /** Keys of the chunks that it imports statically. */
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** @param dist the folder that Vite has built @returns its chunks, styles and files by key */
export function readManifest(dist: string): Manifest {
  const text = readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(text));
}

/**
 * The modules that the browser fetches before the first page shows: the entry and what it imports statically.
 * @param dist the folder that Vite has built
 * @returns the size of each file when gzipped, in bytes, the largest first
 */
export function firstLoad(dist: string): readonly Sized[] {
  return sizesOf(dist, firstFiles(dist));
}

/**
 * What a visit that begins with a page fetches: the first load, and what `index.html` names as the page's own code.
 * @param page its path, such as `/exercise`
 * @throws Error where `index.html` names no code for it
 */
export function pageLoad(dist: string, page: string): readonly Sized[] {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const [, block] = /<script[^>]*id="page-code"[^>]*>([^<]*)</.exec(html) ?? [];
  const named = block === undefined ? {} : (JSON.parse(block) as Record<string, string[]>);
  const own = named[page]?.filter((file) => file.endsWith('.js')).map((file) => file.slice(1));
  if (!own || own.length === 0) throw new Error(`index.html names no code of ${page}`);
  return sizesOf(dist, new Set([...firstFiles(dist), ...own]));
}

/** Which of these files hold one of these texts, such as the path of a call that is not needed there. */
export function holding(dist: string, files: readonly Sized[], texts: readonly string[]): readonly string[] {
  return files
    .map(({ file }) => file)
    .filter((file) => {
      const source = readFileSync(path.join(dist, file), 'utf8');
      return texts.some((text) => source.includes(text));
    });
}

function firstFiles(dist: string): ReadonlySet<string> {
  const manifest = readManifest(dist);
  const chunks = new Set(Object.values(manifest).filter(({ isEntry }) => isEntry));
  // Iterating over a set includes what is added meanwhile.
  for (const { imports } of chunks) for (const key of imports) if (manifest[key]) chunks.add(manifest[key]);
  return new Set([...chunks].map(({ file }) => file));
}

function sizesOf(dist: string, files: ReadonlySet<string>): readonly Sized[] {
  return [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length }))
    .toSorted((one, other) => other.bytes - one.bytes);
}
