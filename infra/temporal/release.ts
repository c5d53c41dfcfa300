/** The newest version that `go install` can build. */
export const temporalVersion = '1.5.1';

/** Pinned SHA-256 of the official archives. */
const checksums: Readonly<Record<string, string>> = {
  linux_amd64: 'ddc95e08b0b076efd4ea9733a3f488eb7d2be875f8834e616cd2a37358b4852d',
  linux_arm64: 'bd1b0db9f18b051026de8bf6cc1505f2510f14bbb7a8b9a4a91fff46c77454f5',
  darwin_amd64: 'bbb73e2a31135abe50a1f1cdb35030c42961df618e8ce9c60ae89f201540c5d9',
  darwin_arm64: 'cca01b7ea35ad56e2a328d9ae596bf716bd22313ef63c7a761c88354457c2415',
};

export interface Release {
  readonly url: string;
  readonly sha256: string;
}

export function officialRelease(): Release | undefined {
  const name = `${process.platform}_${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const sha256 = checksums[name];
  if (!sha256) return undefined;
  const folder = `https://github.com/temporalio/cli/releases/download/v${temporalVersion}`;
  return { url: `${folder}/temporal_cli_${temporalVersion}_${name}.tar.gz`, sha256 };
}
