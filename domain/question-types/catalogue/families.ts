import { emptyAnswers } from './empty-answers.ts';
import type { CatalogueEntry } from './type-entry.ts';

/** Defaults of all types. */
export const plain = {
  showAnswerButton: false,
  hideSubmit: false,
  noMargin: false,
  showForceAnswer: false,
  hideTimer: false,
  importantExercise: false,
  waitAudioDidEnd: false,
  waitPlayerDidEnd: false,
  waitingTime: 0,
  answeringTime: 0,
  skills: [],
  quickWaitingTime: 0,
  readTime: 0,
  limits: {},
  rubrics: undefined,
  hasLayoutVariant: false,
  hasPassage: false,
  usesMicrophone: false,
  hasAudio: false,
  endsInBeep: false,
} as const satisfies Partial<CatalogueEntry>;

export const reading = { ...plain, section: 'reading', color: 'blue' } as const;

/** Listening types wait for the audio to end: specification, document 2, section 4. */
export const listening = {
  ...plain,
  section: 'listening',
  color: 'yellow',
  waitAudioDidEnd: true,
  hasAudio: true,
} as const;

export const recorded = {
  layout: 'spoken',
  hideSubmit: true,
  hideTimer: true,
  waitPlayerDidEnd: true,
  emptyAnswer: emptyAnswers.speech,
  skills: ['Content', 'Oral fluency', 'Pronunciation'],
  hasLayoutVariant: true,
  usesMicrophone: true,
} as const satisfies Partial<CatalogueEntry>;

export const speaking = { ...plain, ...recorded, section: 'speaking', color: 'green' } as const;

export const writing = {
  ...plain,
  section: 'writing',
  color: 'purple',
  layout: 'written',
  hasLayoutVariant: true,
} as const;

/** The wait if the stored flag is set: specification, document 2, section 9. */
export const quickWait = { quickWaitingTime: 4 } as const;
