import type { Plugin } from 'vite';

const modules = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;

/**
 * Leaves out what makes JSON Schema of Zod's schemas, some 5 kB gzipped: OpenAPI is made by the server, and no tree
 * shaking finds it, for each schema has a method for it. The client's schemas refuse to be made one.
 * @throws Error where Zod no longer has these modules
 */
export function withoutJsonSchema(): Plugin {
  const met = new Set<string>();
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: modules },
      handler(code, id) {
        met.add(id);
        const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
        const refuse = `() => () => { throw new Error('The client makes no JSON Schema.'); }`;
        return { code: names.map((name) => `export const ${name} = ${refuse};`).join('\n'), map: null };
      },
    },
    buildEnd(error) {
      if (!error && met.size !== 2)
        throw new Error('Zod makes JSON Schema elsewhere: see without-json-schema.ts');
    },
  };
}
