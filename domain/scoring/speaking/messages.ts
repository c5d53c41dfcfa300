import type { Trait } from '../../question-types/catalogue/rubrics.ts';
import { speechLevel } from '../../question-types/catalogue/recording.ts';
import { spokenTask, type SpokenCode, type SpokenTask } from '../../question-types/mechanisms/spoken-task.ts';
import type { Evidence } from '../score.ts';
import { isPointLeftOut } from '../writing/content/key-points.ts';
import type { Band } from '../rated.ts';
import { bandOf, reasonMessages } from '../writing/feedback/messages.ts';
import type { SpeechReason } from './evidence.ts';
import { fluencyComment } from './fluency-comment.ts';

/** Why a recording earned nothing or less, and what to do about it. */
const speechMessages: Readonly<Record<Exclude<SpeechReason, 'another_text'>, string>> = {
  silence: 'Nothing recorded: we heard no voice. Check your microphone, and speak louder.',
  noise: 'We heard only noise or music. Record again in a quieter place.',
  not_understood:
    'We understood no English in the recording. Answer in English, speak clearly, and stay close to the microphone.',
  not_sound: 'This file is not sound: we could not open your recording. Record your answer again.',
  little_content: 'Your answer covers little of the task, so only a part of these points counts.',
  little_said: 'You said too little to earn all points here.',
  no_answer: 'Your answer does not contain the expected words.',
};

/** A given text is said or not; an answer in one's own words is on the subject or not. */
const anotherText = (task: SpokenTask): string =>
  task === 'read' || task === 'repeat'
    ? 'You said something different from the text.'
    : 'Your answer is about something else.';

type Level = ReturnType<typeof speechLevel>;

const contentComments: Readonly<Record<SpokenTask, Readonly<Record<Band, string>>>> = {
  read: {
    full: 'You read the whole text, or all but a few words.',
    most: 'You read most words. Look at the marked ones.',
    some: 'Many words are missing or different.',
    none: 'We heard almost none of the text.',
  },
  repeat: {
    full: 'You repeated the whole sentence, or all but one word.',
    most: 'You repeated at least half of the sentence. Listen for the rest of it.',
    some: 'You repeated a few of the words. Try to remember the meaning, not each word.',
    none: 'We heard almost none of the sentence.',
  },
  answer: {
    full: 'Your answer is right.',
    most: 'Your answer is right.',
    some: 'Your answer is not right.',
    none: 'Your answer is not right.',
  },
  describe: {
    full: 'You described every key point.',
    most: 'You described most key points. Look at the ones that are missing.',
    some: 'You described only a few key points. Say what the picture shows first, then its highest and lowest values, then what follows from them.',
    none: 'Your answer does not describe the picture.',
  },
  retell: {
    full: 'You covered every key point.',
    most: 'You covered most key points. Look at the ones that are missing.',
    some: 'You covered only a few key points. Note one word for each idea while you listen.',
    none: 'Your answer does not contain what the recording says.',
  },
  respond: {
    full: 'You said everything that the situation asks for.',
    most: 'You said most of what the situation asks for. Look at the key points that are missing.',
    some: 'You said only a part of what the situation asks for.',
    none: 'Your answer does not fit the situation.',
  },
};

/** By the levels of the specification: document 2, section 9. */
const pronunciationComments: Readonly<Record<Level, string>> = {
  great: 'Great: nearly every word is clear.',
  good: 'Good. Speak a little more clearly, and finish each word.',
  low: 'Low: many words are hard to recognise. Speak more slowly, and finish each word.',
};

const goodWithMarks = 'Good. Listen to the words that are marked as unclear, and say them again.';

/** The number of points over which the specification distinguishes the levels of speech. */
const levelScale = 5;
const levelOf = ({ points, maximum }: Pick<SpokenTraitScore, 'points' | 'maximum'>): Level =>
  speechLevel((points / maximum) * levelScale);

interface SpokenTraitScore {
  readonly trait: Trait;
  readonly points: number;
  readonly maximum: number;
  /** The points without the gate, if content earned nothing. */
  readonly alone?: number | undefined;
  readonly evidence: readonly Evidence[];
}

const isGate = (piece: Evidence) => piece.kind === 'reason' && piece.code.startsWith('gate_');

/**
 * The comment on each trait of a spoken answer, in their order, for a reader at B1.
 * @param hasUnclearWord whether the page marks a word as unclear
 */
export function commentsOnSpeech(
  type: SpokenCode,
  traits: readonly SpokenTraitScore[],
  hasUnclearWord = false,
): string[] {
  const isClosed = traits.some(({ evidence }) => evidence.some(isGate));
  return isClosed && traits.length > 1
    ? traits.map((one) => commentOnNothing(type, one, traits))
    : traits.map((one) => commentOn(type, one, hasUnclearWord));
}

function commentOn(type: SpokenCode, one: SpokenTraitScore, hasUnclearWord: boolean): string {
  // A reason for lost points does not apply to a trait with full marks.
  const reason = one.points >= one.maximum ? undefined : reasonTextOf(type, one.evidence);
  if (reason !== undefined)
    return one.alone === undefined ? reason : `${reason} Alone it would earn ${one.alone} of ${one.maximum}.`;
  if (one.trait === 'fluency') return fluencyComment(levelOf(one), one.evidence, one.points >= one.maximum);
  if (one.trait === 'pronunciation') {
    const level = levelOf(one);
    return level === 'good' && hasUnclearWord ? goodWithMarks : pronunciationComments[level];
  }
  const band = bandOf(one);
  return band === 'full' && isPointLeftOut(one.evidence)
    ? 'You covered nearly every key point.'
    : contentComments[spokenTask[type]][band];
}

/** The explanation in the evidence for lost points. */
function reasonTextOf(type: SpokenCode, evidence: readonly Evidence[]): string | undefined {
  for (const piece of evidence) {
    if (piece.kind === 'speech')
      return piece.reason === 'another_text' ? anotherText(spokenTask[type]) : speechMessages[piece.reason];
  }
  const reason = evidence.find((piece) => piece.kind === 'reason' && !isGate(piece));
  return reason?.kind === 'reason' ? reasonMessages[reason.code] : undefined;
}

/**
 * If content earned nothing, the other traits have no points either: the comment uses the points that they would have
 * earned.
 */
function commentOnNothing(
  type: SpokenCode,
  one: SpokenTraitScore,
  traits: readonly SpokenTraitScore[],
): string {
  if (one.trait !== 'content')
    return one.alone === undefined
      ? 'No points, because the content earned none.'
      : `No points, because the content earned none. Alone it would earn ${one.alone} of ${one.maximum}.`;
  const reason = reasonTextOf(type, one.evidence) ?? 'We heard nothing from the task.';
  const alone = traits.flatMap((each) =>
    each.alone === undefined ? [] : [`${each.trait} ${each.alone} of ${each.maximum}`],
  );
  const delivery = alone.length === 0 ? '' : ` Your delivery alone: ${alone.join(', ')}.`;
  return `${reason} The whole answer scores 0.${delivery}`;
}
