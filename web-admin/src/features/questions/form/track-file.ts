import { uploadQuestionTrack } from '#domain/questions/admin-contract.ts';

const { maximumBytes } = uploadQuestionTrack.upload;

/** What is wrong with a file that was chosen as a recording, in words; nothing where it can be sent. */
export function faultOfFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  // Some systems do not tell the type, and some tell an older name of it.
  if (!['audio/mpeg', 'audio/mp3', ''].includes(type) || !/\.mp3$/i.test(name)) {
    return `${name} is no mp3 file. Save the recording as mp3 and choose that file.`;
  }
  if (size === 0) return `${name} is empty. Choose another file.`;
  if (size > maximumBytes) {
    return `${name} has ${megabytes(size)}, and ${megabytes(maximumBytes)} are the most. Save it with a lower bit rate, such as 128 kbit/s.`;
  }
  return undefined;
}

/** `1.2 MB`; never less than it is. */
export const megabytes = (bytes: number): string => `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`;
