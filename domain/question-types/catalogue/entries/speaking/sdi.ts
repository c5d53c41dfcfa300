import { quickWait, speaking } from '../../families.ts';
import { rubric, speechTraits } from '../../rubrics.ts';
import { stats } from '../../stats.ts';
import type { TypeEntry } from '../../type-entry.ts';

export const sdi: TypeEntry<'SDI'> = {
  ...speaking,
  uid: 'SDI',
  abreviation: 'DI',
  name: 'Describe Image',
  targetTime: 70,
  waitingTime: 25,
  ...quickWait,
  answeringTime: 40,
  rubrics: { '2021': rubric(speechTraits, 7), '2025': rubric({ ...speechTraits, content: 6 }, 8) },
  skillsAssessed: ['speaking'],
  countsFor: { new: ['speaking'], old: ['speaking'], core: ['speaking'] },
  stats: stats(4, '6-8', '2 min', 4),
  description: 'Describe a picture, a chart or a map.',
  task: 'Look at the image and get ready. Then describe in detail what it shows.',
  taskMock:
    'You have 25 seconds to study the image and 40 seconds to describe it in detail. You record once.',
};
