import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Resolves React Router to its production build, which saves half a kilobyte gzipped: the package's exports only offer
 * the development build.
 */
export function productionRouter(): Plugin {
  const development = path.dirname(createRequire(import.meta.url).resolve('react-router'));
  const production = path.join(path.dirname(development), 'production');
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: path.join(production, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: path.join(production, 'dom-export.mjs') },
        ],
      },
    }),
  };
}
