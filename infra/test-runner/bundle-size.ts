import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

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

/**
 * The JavaScript that the browser fetches before the first page shows: the scripts of `index.html`, what they
 * import statically, and what they preload. What is imported on demand does not count.
 * @param dist the folder that Vite has built
 * @returns the size of each file when gzipped, in bytes, the largest first
 */
export function firstLoad(dist: string): readonly Sized[] {
  return sizesOf(dist, entriesOf(dist));
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
  const own = named[page]?.filter((file) => file.endsWith('.js'));
  if (!own || own.length === 0) throw new Error(`index.html names no code of ${page}`);
  return sizesOf(dist, [...entriesOf(dist), ...own.map((file) => path.join(dist, file))]);
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

function entriesOf(dist: string): string[] {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const base = /<base[^>]+href="([^"]+)"/.exec(html)?.[1] ?? '/';
  return [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.startsWith('<script') || /rel="?modulepreload/.test(tag))
    .flatMap((tag) => /\b(?:src|href)="([^"]+\.m?js)"/.exec(tag)?.[1] ?? [])
    .map((url) => fileOf(url, dist, base));
}

function sizesOf(dist: string, entries: readonly string[]): readonly Sized[] {
  const open = [...entries];
  const sizes = new Map<string, number>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (sizes.has(file)) continue;
    const source = readFileSync(file);
    sizes.set(file, gzipSync(source, { level: 9 }).length);
    const folder = path.dirname(file);
    open.push(...staticImports(source.toString('utf8')).map((name) => path.join(folder, name)));
  }
  return [...sizes]
    .map(([file, bytes]) => ({ file: path.relative(dist, file), bytes }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

/** A URL of index.html is below the client's base, which may be `/` or `/admin/`; its last two parts are in dist. */
function fileOf(url: string, dist: string, base: string): string {
  const { pathname } = new URL(url, new URL(base, 'http://localhost'));
  const assets = pathname.indexOf('/assets/');
  return path.join(dist, assets >= 0 ? pathname.slice(assets) : pathname);
}

/** What a built file imports before it runs: `import … from "./x.js"`, `import "./x.js"` and `export … from "./x.js"`, but not `import("./x.js")`. */
export function staticImports(source: string): string[] {
  const pattern = /\b(?:import|export)\b(?!\s*\()(?:[^"'`;()]*?\bfrom)?\s*["'](\.{1,2}\/[^"']+\.m?js)["']/g;
  return [...source.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
