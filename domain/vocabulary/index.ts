import { callsOf, defineCapability } from '../core/capability.ts';
import { moment } from '../core/text/words.ts';
import * as contract from './contract.ts';
import { savedWordStream } from './saved-word.ts';

export const vocabulary = defineCapability({
  name: 'vocabulary',
  streams: [savedWordStream],
  calls: callsOf(contract),
  rejections: { word_not_saved: 409 },
  descriptions: {
    WordSaved: ({ word }) => `Saved the word "${word}"`,
    WordRecalled: ({ word, memory }) => `Reviewed the word "${word}", which comes back ${moment(memory.due)}`,
    WordRemoved: ({ word }) => `Removed the word "${word}"`,
  },
});
