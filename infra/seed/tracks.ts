import path from 'node:path';
import { answerableCodes } from '#domain/question-types/registry.ts';
import { createFolderFiles, type Files } from '#services/files/files.ts';
import { contentFolder } from './content-files.ts';

export function createSeedTracks(): Files {
  const folders = new Map<string, Files>(
    answerableCodes.map((code) => [code, createFolderFiles(path.join(contentFolder, code))]),
  );
  return {
    selectOptionalFile: async (name) => folders.get(name.slice(0, 3))?.selectOptionalFile(name),
  };
}
