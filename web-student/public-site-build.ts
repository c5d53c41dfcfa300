import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/**
 * Builds what the server renders the public site with, as one file beside the client: `.site/render.js`, hidden from those
 * who ask for files. Everything is in it, so that the server needs none of the client's packages.
 * @param assetFileNames as the client's own build has it: the pages name its files
 */
export function publicSite(entry: string, assetFileNames: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'public-site',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      await build({
        configFile: false,
        root: config.root,
        publicDir: false,
        logLevel: 'warn',
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        ssr: { noExternal: true },
        build: {
          ssr: path.resolve(config.root, entry),
          outDir: path.resolve(config.root, config.build.outDir, '.site'),
          emptyOutDir: true,
          rolldownOptions: { output: { entryFileNames: 'render.js', assetFileNames } },
        },
      });
    },
  };
}
