import path from 'node:path';
import { createServer } from 'vite';
import { publicParts } from '#domain/core/site-paths.ts';
import { readConfig } from '#infra/config/config.ts';

// A client with hot reload, at the API's port plus `offset`; calls are proxied to the API.
const [client = '', offset = '1'] = process.argv.slice(2);
const { port, host } = readConfig();
const api = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;

const server = await createServer({
  root: path.resolve(import.meta.dirname, '..', '..', client),
  server: {
    host,
    port: port + Number(offset),
    strictPort: true,
    // Overrides the client's own proxy settings, which use the default port.
    proxy: {
      '/api': { target: api, ws: true },
      '/health': api,
      '/till': api,
      '/openapi.json': api,
      ...Object.fromEntries(publicParts.map((part) => [`^/${part}(?:[/?]|$)`, api])),
    },
  },
});
await server.listen();
process.send?.({ ready: true });

const stop = () => void server.close().finally(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('disconnect', stop);
