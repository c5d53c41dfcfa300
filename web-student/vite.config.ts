import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageCode } from './page-code.ts';
import { productionRouter } from './production-router.ts';
import { publicSite } from './public-site-build.ts';
import { serviceWorker } from './service-worker-build.ts';
import { withoutJsonSchema } from './without-json-schema.ts';

const api = 'http://127.0.0.1:8090';

const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** What only dialogs need; they open after the page. */
const ofDialogs =
  /Modal|Drawer|ScrollArea|remove-scroll|sidecar|singleton|tslib|get-nonce|use-callback-ref|components.dialog/;

/** Wanted by nearly every page, and too small for a file each. */
const small =
  /@mantine\/core\/esm\/(core|components\/Anchor)\/|src\/core\/server-clock|src\/microphone\/microphone-memory/;

const landingPages = {
  '/pricing': ['features/commerce/pricing/pricing-page.tsx'],
  '/login': ['features/accounts/login-page.tsx'],
  '/dashboard': ['features/dashboard/dashboard-page.tsx'],
  '/practice': ['features/practice/list/practice-page.tsx'],
  '/exercise': ['features/practice/page/prefetch.ts', 'features/practice/page/exercise-page.tsx'],
};

/** The student client, served at the root of the site. The manifest is what the check of the first load reads. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    productionRouter(),
    withoutJsonSchema(),
    pageCode(landingPages),
    publicSite('src/site/render.tsx', assetFileNames),
    serviceWorker('src/offline/service-worker.ts'),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Far fewer files than one for each shared module: each costs a phone a way to the server and back.
    rolldownOptions: {
      output: {
        // A shared chunk would be named after all that share it, and each that imports it would spell that out. The first
        // load names all chunks, and it is hashes that do not compress: these are as short as the bundler lets them be.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash:7].js`,
        assetFileNames,
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'dragging', test: /@dnd-kit|drag-settings/, priority: 1 },
            // Small, and wanted by nearly all: merged into a larger chunk, they would bring that along.
            { name: 'small', test: small, priority: 1 },
            {
              name: 'shared',
              test: (id) => !ofDialogs.test(id),
              minShareCount: 2,
              // Not merged by size: merged chunks came to import each other in a ring, and a page began with what was not
              // there yet (the check "Rings of chunks").
              entriesAware: true,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: api, ws: true }, '/health': api, '/till': api, '/.well-known': api },
  },
});
