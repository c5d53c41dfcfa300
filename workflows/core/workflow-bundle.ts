import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleWorkflowCode, type WorkflowBundleWithSourceMap } from '@temporalio/worker';
import type { Logger } from 'pino';
import { messageOf } from './failure.ts';
import { temporalLogger } from './temporal-log.ts';
import { hashOfSources } from './workflow-sources.ts';

export type WorkflowBundle = WorkflowBundleWithSourceMap;

const workflowsPath = path.join(import.meta.dirname, 'workflow-code.ts');

/** Bundles all workflows for the sandbox: takes a second or more. @param interceptors paths of modules */
export function bundleWorkflows(log: Logger, interceptors: readonly string[] = []): Promise<WorkflowBundle> {
  return bundleWorkflowCode({
    workflowsPath,
    workflowInterceptorModules: [...interceptors],
    logger: temporalLogger(log),
  });
}

/** Caches the bundle in a folder by the hash of its sources; rebuilds a missing or damaged one. Safe for concurrent processes. */
export async function cachedBundle(
  folder: string,
  log: Logger,
  make: (log: Logger) => Promise<WorkflowBundle> = bundleWorkflows,
): Promise<WorkflowBundle> {
  const file = path.join(folder, `${hashOfSources(workflowsPath)}.js`);
  const kept = await readKept(file);
  if (kept !== undefined) return { code: kept, sourceMap: '' };
  const bundle = await make(log);
  try {
    await keep(folder, file, bundle.code);
  } catch (error) {
    log.warn({ reason: messageOf(error) }, 'could not cache the workflow bundle');
  }
  return bundle;
}

/** The first line of the file, which detects truncation. */
const seal = (code: string) => `// ${createHash('sha256').update(code).digest('hex')}\n`;
const sealLength = seal('').length;

async function readKept(file: string): Promise<string | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    const code = text.slice(sealLength);
    return text.slice(0, sealLength) === seal(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

const oldMs = 3_600_000;

/** Written beside and renamed, so that readers see a complete file. Deletes older ones. */
async function keep(folder: string, file: string, code: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, seal(code) + code);
  await rename(beside, file);
  for (const name of await readdir(folder)) {
    const other = path.join(folder, name);
    // Another process may have deleted it, or may be writing it.
    const found = other === file ? undefined : await stat(other).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > oldMs) await rm(other, { force: true });
  }
}
