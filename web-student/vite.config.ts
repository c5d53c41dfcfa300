import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageCode } from './page-code.ts';
import { productionRouter } from './production-router.ts';
import { publicSite } from './public-site-build.ts';
import { serviceWorker } from './service-worker-build.ts';
import { withoutJsonSchema } from './without-json-schema.ts';

const api = 'http://127.0.0.1:8090';

const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** Only dialogs need these modules, and dialogs open after the page. */
const ofDialogs =
  /Modal|Drawer|ScrollArea|remove-scroll|sidecar|singleton|tslib|get-nonce|use-callback-ref|components.dialog/;

/** Nearly every page needs these small modules; merged into a larger chunk, they would bring that chunk along. */
const small =
  /@mantine\/core\/esm\/(core|components\/Anchor)\/|src\/core\/server-clock|src\/microphone\/microphone-memory/;

const landingPages = {
  '/pricing': ['features/commerce/pricing/pricing-page.tsx'],
  '/login': ['features/accounts/login-page.tsx'],
  '/dashboard': ['features/dashboard/dashboard-page.tsx'],
  '/practice': ['features/practice/list/practice-page.tsx'],
  '/exercise': ['features/practice/page/prefetch.ts', 'features/practice/page/exercise-page.tsx'],
};

/** The student client, served at the site's root. The first-load check reads the manifest. */
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
    // Group shared modules: each extra file costs a phone a round trip.
    rolldownOptions: {
      output: {
        // By default, the name of a shared chunk lists everything that shares it, and each importer repeats the name.
        // The first load names all chunks, and hashes do not compress, so these are as short as the bundler allows.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash:7].js`,
        assetFileNames,
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'dragging', test: /@dnd-kit|drag-settings/, priority: 1 },
            { name: 'small', test: small, priority: 1 },
            {
              name: 'shared',
              test: (id) => !ofDialogs.test(id),
              minShareCount: 2,
              // Do not merge by size: merged chunks imported each other in a cycle, and a page ran before its imports
              // were ready (the check "Rings of chunks").
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
