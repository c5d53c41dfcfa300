import type { Plugin } from 'vite';

interface Chunk {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
}

/**
 * Lists the code files of each page in `index.html` for `public/page-code.js`, as JSON because inline scripts are
 * forbidden.
 * @param pages path to the suffixes of its module ids
 */
export function pageCode(pages: Readonly<Record<string, readonly string[]>>): Plugin {
  return {
    name: 'page-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle as Record<string, Chunk>);
        const files = Object.fromEntries(
          Object.entries(pages).map(([path, modules]) => [path, filesOf(modules, chunks)]),
        );
        const attrs = { type: 'application/json', id: 'page-code' };
        return [{ tag: 'script', attrs, children: JSON.stringify(files), injectTo: 'head' }];
      },
    },
  };
}

function filesOf(modules: readonly string[], chunks: readonly Chunk[]): string[] {
  const page = modules.map((module) => {
    const holder = chunks.find(({ moduleIds = [] }) => moduleIds.some((id) => id.endsWith(module)));
    if (!holder) throw new Error(`No chunk holds ${module}`);
    return holder;
  });
  const started = closure(
    chunks.filter(({ isEntry }) => isEntry === true),
    chunks,
  );
  const own = [...closure(page, chunks)].filter((chunk) => !started.has(chunk));
  const styles = own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...own.map(({ fileName }) => fileName), ...styles])].map((file) => `/${file}`);
}

function closure(from: readonly Chunk[], chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set(from);
  // Iterating a Set also visits entries that the loop adds.
  for (const { imports = [] } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return found;
}
