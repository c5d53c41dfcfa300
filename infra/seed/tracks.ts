import path from 'node:path';
import { answerableCodes } from '#domain/question-types/registry.ts';
import { createFolderFiles, type Files } from '#services/files/files.ts';
import { contentFolder } from './content-files.ts';

/** The recordings of the seed's questions: `LSA-0001.mp3` lies in the folder of its type. */
export function createSeedTracks(): Files {
  const folders = new Map<string, Files>(
    answerableCodes.map((code) => [code, createFolderFiles(path.join(contentFolder, code))]),
  );
  return {
    selectOptionalFile: async (name) => folders.get(name.slice(0, 3))?.selectOptionalFile(name),
  };
}
