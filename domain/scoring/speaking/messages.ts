import type { Trait } from '../../question-types/catalogue/rubrics.ts';
import { speechLevel } from '../../question-types/catalogue/recording.ts';
import { spokenTask, type SpokenCode, type SpokenTask } from '../../question-types/mechanisms/spoken-task.ts';
import type { Evidence } from '../score.ts';
import { bandOf, reasonMessages, type Band } from '../writing/messages.ts';
import type { SpeechReason } from './evidence.ts';

/** Why a recording earned nothing or less, and what to do about it. */
const speechMessages: Readonly<Record<SpeechReason, string>> = {
  silence: 'No voice is heard in the recording. Check your microphone, and speak louder.',
  noise: 'Only noise or music is heard. Record again in a quieter place.',
  not_understood:
    'No English is understood in the recording. Answer in English, speak clearly, and stay close to the microphone.',
  another_text: 'You said something else than what was asked for.',
  little_said: 'You said too little to judge it in full.',
  no_answer: 'What you said does not contain the answer.',
};

type SpokenTrait = 'fluency' | 'pronunciation';
type Level = ReturnType<typeof speechLevel>;

const contentComments: Readonly<Record<SpokenTask, Readonly<Record<Band, string>>>> = {
  read: {
    full: 'You read the whole text, or all but a few words.',
    most: 'You read most words. Look at the marked ones.',
    some: 'Many words are missing or were read as others.',
    none: 'Hardly a word of the text is heard.',
  },
  repeat: {
    full: 'You repeated the whole sentence, or all but a word.',
    most: 'You repeated half of the sentence and more. Listen for the rest of it.',
    some: 'You repeated a few of the words. Try to keep the meaning in mind, not each word.',
    none: 'Hardly a word of the sentence is heard.',
  },
  answer: {
    full: 'Your answer is right.',
    most: 'Your answer is right.',
    some: 'Your answer is not right.',
    none: 'Your answer is not right.',
  },
  describe: {
    full: 'You described everything that matters.',
    most: 'You described most of what matters. Look at the points that are missing.',
    some: 'Only a few points are there. Say what the picture shows first, then its highest and lowest, then what follows from it.',
    none: 'What the picture shows is not heard in your answer.',
  },
  retell: {
    full: 'You told everything that matters.',
    most: 'You told most of what matters. Look at the points that are missing.',
    some: 'Only a few points are there. Note one word for each idea while you listen.',
    none: 'What was said is not heard in your answer.',
  },
  respond: {
    full: 'You said everything that the situation asks for.',
    most: 'You said most of what the situation asks for. Look at the points that are missing.',
    some: 'Only a part of what the situation asks for is there.',
    none: 'Your answer does not fit the situation.',
  },
};

/** By the levels of the specification: document 2, section 9. */
const soundComments: Readonly<Record<SpokenTrait, Readonly<Record<Level, string>>>> = {
  fluency: {
    great: 'Great: you speak at a good speed, with hardly a break inside phrases.',
    good: 'Good. Fewer and shorter pauses would make it great.',
    low: 'Low: you speak slowly, or stop often. Say whole phrases in one breath.',
  },
  pronunciation: {
    great: 'Great: nearly every word is clear.',
    good: 'Good. Listen to the words that are marked as unclear, and say them again.',
    low: 'Low: many words are hard to recognise. Speak more slowly, and finish each word.',
  },
};

/** Out of how many points the specification tells the levels of speech apart. */
const levelScale = 5;

interface SpokenTraitScore {
  readonly trait: Trait;
  readonly points: number;
  readonly maximum: number;
  readonly evidence: readonly Evidence[];
}

/** What is said of a trait of a spoken answer, for a reader at B1. */
export function commentOnSpeech(type: SpokenCode, one: SpokenTraitScore): string {
  const reason = one.evidence.find((piece) => piece.kind === 'speech');
  if (reason) return speechMessages[reason.reason];
  const told = one.evidence.find((piece) => piece.kind === 'reason' && !piece.code.startsWith('gate_'));
  if (told?.kind === 'reason') return reasonMessages[told.code];
  if (one.trait === 'fluency' || one.trait === 'pronunciation') {
    return soundComments[one.trait][speechLevel((one.points / one.maximum) * levelScale)];
  }
  return contentComments[spokenTask[type]][bandOf(one)];
}
