import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { exceptions } from './exceptions.ts';
import { faultsOf, gatherPresses, readSightings } from './press-report.ts';
import { buildRecorder } from './recorder-script.ts';
import { seededContent } from './seeded-content.ts';

/**
 * Has every test file write down which controls it saw and pressed, and fails the run of a whole suite that leaves a
 * control unpressed. A run of some of the files, or one in which a test failed, says nothing of that.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-controls-'));
  project.provide('controlsFolder', folder);
  project.provide('controlsRecorder', await buildRecorder());
  return async () => {
    try {
      if (!(await ranWhole(project))) return;
      const faults = faultsOf(gatherPresses(readSightings(folder), seededContent()), exceptions);
      if (faults.length > 0)
        throw new Error(['Every control is pressed by some test.', ...faults].join('\n'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** Every file of the project, every test in it, and all of them well. */
async function ranWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const modules = project.vitest.state.getTestModules().filter((module) => module.project === project);
  const passed = new Set(
    modules.filter((module) => module.state() === 'passed').map(({ moduleId }) => moduleId),
  );
  const isNarrowed = project.vitest.getGlobalTestNamePattern() !== undefined;
  return !isNarrowed && testFiles.every((file) => passed.has(file));
}
