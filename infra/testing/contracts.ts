import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCall } from '#domain/core/contract.ts';

const domain = path.resolve(import.meta.dirname, '..', '..', 'domain');

/** Every call that any contract of the domain defines, found in its files. */
export async function allCalls(): Promise<AnyCall[]> {
  const files = globSync('*/{contract,*-contract}.ts', { cwd: domain }).filter(
    (file) => !file.startsWith('core'),
  );
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(path.join(domain, file)).href)) as object),
  );
  return modules.flatMap((module) => Object.values(module).filter(isCall));
}

function isCall(exported: unknown): exported is AnyCall {
  return (
    typeof exported === 'object' &&
    exported !== null &&
    'method' in exported &&
    'path' in exported &&
    'access' in exported &&
    'effect' in exported
  );
}
