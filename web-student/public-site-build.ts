import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/**
 * Builds the renderer of the public site as one file, `.site/render.js`, which needs no packages on the server.
 * @param assetFileNames must match the client build
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
