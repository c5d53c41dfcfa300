/** A problem that the operator can fix, reported as a sentence without a stack. */
export class LaunchFailure extends Error {
  override readonly name = 'LaunchFailure';
}

/** The path of a file system error, if it has one. */
export const pathOf = (error: unknown): string | undefined =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined;

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

export function fileFailure(error: unknown, file: string): string | undefined {
  const code = codeOf(error);
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full: ${file} cannot be written. Free some space, or set DATA_DIR to another disk.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `There is no permission to write ${file}. Change its owner, or set DATA_DIR to a folder of yours.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${file} is not a folder. Move it away, or set DATA_DIR to another folder.`;
    case 'ENOENT':
      return `${file} cannot be made there. Set DATA_DIR to another folder.`;
    default:
      return undefined;
  }
}
