import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const modules = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;

/**
 * Replaces Zod's modules for JSON Schema with stubs that throw, which saves about 5 kB gzipped. Only the server
 * generates OpenAPI, but tree shaking keeps these modules because each schema has a method that uses them.
 * @throws Error if Zod no longer has these modules
 */
export function withoutJsonSchema(): Plugin {
  const met = new Set<string>();
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: modules },
      async handler(id) {
        met.add(id);
        const names = Object.keys((await import(pathToFileURL(id).href)) as object);
        const refuse = `() => () => { throw new Error('The client makes no JSON Schema.'); }`;
        return names.map((name) => `export const ${name} = ${refuse};`).join('\n');
      },
    },
    buildEnd(error) {
      if (!error && met.size !== 2)
        throw new Error('Zod makes JSON Schema elsewhere: see without-json-schema.ts');
    },
  };
}
