import { plain, quickWait, speaking } from './families.ts';
import type { CatalogueEntry } from './type-entry.ts';

const nowhere = { new: [], old: [], core: [] } as const;

/** For unknown codes: empty values and a target time of 60 s (document 2, section 3). */
export const fallbackEntry: CatalogueEntry = {
  ...plain,
  abreviation: '',
  uid: '',
  name: '',
  section: '',
  color: 'slate',
  layout: '',
  targetTime: 60,
  skillsAssessed: [],
  countsFor: nowhere,
  emptyAnswer: undefined,
  stats: [],
  description: '',
  task: '',
  taskMock: '',
};

/** All types of a section, first in every section list: specification, document 2, section 3. */
export const allEntry: CatalogueEntry = {
  ...fallbackEntry,
  abreviation: 'A',
  uid: 'ALL',
  name: 'All',
  description: 'Questions of every type in this section.',
};

/** The unscored message that opens the exam (document 2, section 3). Its target time is wait plus answer. */
export const introEntry: CatalogueEntry = {
  ...speaking,
  ...quickWait,
  abreviation: 'IN',
  uid: 'INTRO',
  name: 'Message to Institutions',
  targetTime: 55,
  waitingTime: 25,
  answeringTime: 30,
  skills: [],
  skillsAssessed: [],
  countsFor: nowhere,
  stats: [],
  description: 'Introduce yourself to the institutions you apply to. It is not scored.',
  task: 'Read the prompt and think about what you will say. Then introduce yourself in your own words for up to 30 seconds.',
  taskMock:
    'Read the prompt. You have 25 seconds to prepare and 30 seconds to introduce yourself. You record once, and it is not scored.',
};
