import { findProgram, type Search } from '../programs/find-program.ts';
import { downloadTemporal } from './download.ts';
import { officialRelease, temporalVersion } from './release.ts';

/** undefined if unavailable: everything else runs, and workflow work waits. */
export function findTemporal(search: Search): Promise<string | undefined> {
  return findProgram(
    {
      name: 'temporal',
      version: temporalVersion,
      goPath: 'github.com/temporalio/cli/cmd/temporal',
      buildTakes: '2 minutes',
      async download(file, signal) {
        const release = officialRelease();
        return release !== undefined && downloadTemporal(release, file, signal);
      },
    },
    search,
  );
}
