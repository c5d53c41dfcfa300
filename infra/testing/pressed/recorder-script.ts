import path from 'node:path';
import { build } from 'vite';

/** The script of `in-page/`, as one text without imports. */
export async function buildRecorder(): Promise<string> {
  const entry = path.join(import.meta.dirname, 'in-page', 'recorder.ts');
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'ninetyRecorder' } },
  });
  const output = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const script = output.find((file) => file.type === 'chunk');
  if (!script) throw new Error('The script that watches the pages of tests could not be built.');
  return script.code;
}
