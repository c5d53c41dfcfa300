import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** The name contains a hash of the content, so it serves as the revision. */
const hashed = /^assets\//;
/** The common passwords are half a megabyte and needed online only; few visitors play the home page's recording. */
const notCached = /^(?:assets\/password-strength-|example-reading\.)/;

/** Builds the service worker as one script: if it imported the client's chunks, it would change with each of them. */
export function serviceWorker(entry: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const dist = path.resolve(config.root, config.build.outDir);
      await build({
        configFile: false,
        root: config.root,
        publicDir: false,
        logLevel: 'warn',
        define: {
          siteFiles: JSON.stringify(filesOf(dist)),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          outDir: dist,
          emptyOutDir: false,
          rolldownOptions: {
            input: path.resolve(config.root, entry),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}

function filesOf(dist: string) {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(dist, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'))
    .filter((name) => !name.startsWith('.') && name !== 'service-worker.js' && !notCached.test(name))
    .toSorted()
    .map((name) => ({
      url: `/${name}`,
      revision: hashed.test(name)
        ? null
        : createHash('sha256')
            .update(readFileSync(path.join(dist, name)))
            .digest('hex')
            .slice(0, 16),
    }));
}
