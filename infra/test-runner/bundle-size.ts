import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Of gzipped JavaScript, in bytes: what a student on a bad line waits for. */
export const maxFirstLoadBytes = 200_000;

/**
 * The JavaScript that the browser fetches before the first page shows: the scripts of `index.html`, what they
 * import statically, and what they preload. What is imported on demand does not count.
 * @param dist the folder that Vite has built
 * @returns the size of each file when gzipped, in bytes, the largest first
 */
export function firstLoad(dist: string): readonly { readonly file: string; readonly bytes: number }[] {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const base = /<base[^>]+href="([^"]+)"/.exec(html)?.[1] ?? '/';
  const open = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.startsWith('<script') || /rel="?modulepreload/.test(tag))
    .flatMap((tag) => /\b(?:src|href)="([^"]+\.m?js)"/.exec(tag)?.[1] ?? [])
    .map((url) => fileOf(url, dist, base));
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

/** `import … from "./x.js"`, `import "./x.js"` and `export … from "./x.js"`, but not `import("./x.js")`. */
function staticImports(source: string): string[] {
  const pattern = /\b(?:import|export)\b(?!\s*\()(?:[^"'`;()]*?\bfrom)?\s*["'](\.{1,2}\/[^"']+\.m?js)["']/g;
  return [...source.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
