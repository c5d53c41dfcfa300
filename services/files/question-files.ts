import type { FileStore } from './file-store.ts';
import type { Files } from './files.ts';

/** The files of questions: what admins have uploaded, and what came with the release. */
export function createQuestionFiles(uploaded: FileStore, shipped: Files): Files {
  return {
    selectOptionalFile: async (name) =>
      (await uploaded.find({ owner: { kind: 'installation' }, key: name })) ??
      shipped.selectOptionalFile(name),
  };
}
