import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = 'http://127.0.0.1:8090';

/** The student client, served at the root of the site. The manifest is what the check of the first load reads. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, manifest: true },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: api, ws: true }, '/health': api },
  },
});
