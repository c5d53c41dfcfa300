import type { FileStore } from './file-store.ts';
import type { Files } from './files.ts';

/** Files of questions: uploads by admins, then those of the release. */
export function createQuestionFiles(uploaded: FileStore, shipped: Files): Files {
  return {
    selectOptionalFile: async (name) =>
      (await uploaded.find({ owner: { kind: 'installation' }, key: name })) ??
      shipped.selectOptionalFile(name),
  };
}
