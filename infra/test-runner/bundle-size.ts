import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

/**
 * The goal for the gzipped JavaScript that a student on a slow connection waits for, in bytes. The bench reports on it.
 */
export const firstLoadGoalBytes = 150_000;
/** The test's limit is above the goal, so that it detects a whole library but not a few lines. */
export const maxFirstLoadBytes = 178_000;
/** The same for a visit that starts with a question: the first load and the page's code. */
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
    /** The keys of its statically imported chunks. */
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** @param dist the folder of Vite's build @returns its chunks, styles and files by key */
export function readManifest(dist: string): Manifest {
  const text = readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(text));
}

/**
 * The modules that the browser fetches before it shows the first page: the entry and its static imports.
 * @param dist the folder of Vite's build
 * @returns the gzipped size of each file in bytes, largest first
 */
export function firstLoad(dist: string): readonly Sized[] {
  return sizesOf(dist, firstFiles(dist));
}

/**
 * The files of a visit that starts with a page: the first load, and the page's code listed in `index.html`.
 * @param page its path, such as `/exercise`
 * @throws Error if `index.html` lists no code for it
 */
export function pageLoad(dist: string, page: string): readonly Sized[] {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const [, block] = /<script[^>]*id="page-code"[^>]*>([^<]*)</.exec(html) ?? [];
  const named = block === undefined ? {} : (JSON.parse(block) as Record<string, string[]>);
  const own = named[page]?.filter((file) => file.endsWith('.js')).map((file) => file.slice(1));
  if (!own || own.length === 0) throw new Error(`index.html names no code of ${page}`);
  return sizesOf(dist, new Set([...firstFiles(dist), ...own]));
}

/** The files that contain one of these texts, such as the path of a call that is not needed there. */
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
  // Iterating over a set includes items that are added meanwhile.
  for (const { imports } of chunks) for (const key of imports) if (manifest[key]) chunks.add(manifest[key]);
  return new Set([...chunks].map(({ file }) => file));
}

function sizesOf(dist: string, files: ReadonlySet<string>): readonly Sized[] {
  return [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length }))
    .toSorted((one, other) => other.bytes - one.bytes);
}
