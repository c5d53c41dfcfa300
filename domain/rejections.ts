import { accountRejections } from './accounts/rejections.ts';
import { coreRejections } from './core/rejections.ts';
import { dictionaryRejections } from './dictionary/rejections.ts';
import { mockTestRejections } from './mock-tests/rejections.ts';
import { practiceRejections } from './practice/rejections.ts';
import { questionRejections } from './questions/rejections.ts';

/**
 * Every reason for which a call can be refused, with its status, each said once where it belongs. Clients map each to a
 * message in an exhaustive table. Codes are part of the API: they are added, never renamed. A 401 makes a client log its
 * user out: specification, document 1, section 8.
 */
export const rejections = {
  ...coreRejections,
  ...accountRejections,
  ...questionRejections,
  ...practiceRejections,
  ...dictionaryRejections,
  ...mockTestRejections,
} as const;
