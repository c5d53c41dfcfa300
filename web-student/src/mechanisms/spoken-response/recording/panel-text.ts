import { spokenTask, type SpokenCode } from '#domain/question-types/mechanisms/spoken-task.ts';
import { problemTexts, problemTitles, silenceText } from '#student/microphone/problem-texts.ts';
import type { Recording } from '#student/recorder/take.ts';
import type { RecorderView } from '#student/recorder/recorder-view.ts';
import { checkSound, type SoundQuality } from '#student/recorder/sound/sound-check.ts';
import { recordingTimesOf } from './recording-settings.ts';
import type { Stage } from './use-recording.ts';

type View = Pick<
  RecorderView<Recording>,
  'timeLeftWaiting' | 'silenceWarning' | 'isInterrupted' | 'problem' | 'isOpen' | 'recording' | 'end'
>;

interface Shown {
  readonly type: SpokenCode;
  readonly stage: Stage;
  readonly view: View;
}

export function headText({ stage, view }: Omit<Shown, 'type'>): string {
  switch (stage) {
    case 'ready':
      return 'Ready when you are';
    case 'over':
      return 'Time is up';
    case 'opening':
      return 'Allow the microphone';
    case 'hearing':
      return 'Listen first';
    case 'waiting':
      return view.isOpen ? `Starts in ${view.timeLeftWaiting}` : 'Allow the microphone';
    case 'recording':
      return view.isInterrupted ? 'Your microphone records no sound' : 'Recording';
    case 'closing':
      return 'Saving your recording';
    case 'finished':
      if (view.end === 'interrupted') return 'The sound was interrupted';
      return view.recording && isSpoken(view.recording) ? 'Recorded' : 'Nothing recorded';
    case 'failed':
      return problemTitles[view.problem ?? 'failed'];
  }
}

const verdictTexts: Readonly<Record<SoundQuality, string>> = {
  gap: 'Your microphone was silent for a moment. Listen to the recording, or record again.',
  unknown: 'Listen to the recording: this browser cannot measure how loud you are.',
  nothing:
    'We heard no voice, so nothing was sent and no credit was used. Speak louder, move closer, or check your microphone.',
  'too quiet': 'Your voice is quiet here. Move closer.',
  'too loud': 'Your voice is too loud, and parts are cut off. Move back a little.',
  'too noisy': 'The room is almost as loud as your voice. Find a quieter place.',
  good: 'Your voice is clear.',
};

/** Whether the recording contains a voice. Without one there is nothing to score. */
export const isSpoken = ({ whole, sound }: Recording): boolean =>
  whole !== undefined && checkSound(sound) !== 'nothing';

export const soundText = ({ whole, sound }: Recording): string =>
  verdictTexts[whole ? checkSound(sound) : 'nothing'];

export function bodyText({ type, stage, view }: Shown): string | undefined {
  switch (stage) {
    case 'ready':
      return readyText(type);
    case 'opening':
      return 'Your browser asks whether this page may use the microphone.';
    case 'finished':
      if (view.end === 'interrupted') return `${brokenText} It costs no credit. Record again.`;
      return view.recording && soundText(view.recording);
    case 'failed':
      return problemTexts[view.problem ?? 'failed'];
    default:
      return undefined;
  }
}

function readyText(type: SpokenCode): string {
  const { waitingTime, answeringTime } = recordingTimesOf(type, 'practice');
  const task = spokenTask[type];
  const first = task === 'read' ? 'read the text' : task === 'describe' ? 'study the image' : 'listen';
  const wait = waitingTime > 1 ? `${waitingTime} seconds to prepare and ` : '';
  return `Press Start and ${first}. You have ${wait}${answeringTime} seconds to speak.`;
}

/**
 * The text for `announce`, which is silent while recording unless the student chose otherwise: the microphone hears it.
 */
export function announcedText({ stage, view }: Omit<Shown, 'type'>): string | undefined {
  switch (stage) {
    case 'waiting':
      return view.isOpen ? 'Recording begins soon, after a tone.' : undefined;
    case 'recording':
      if (view.isInterrupted) return headText({ stage, view });
      return view.silenceWarning ? silenceWarnings[view.silenceWarning] : 'Recording';
    case 'finished':
    case 'over':
      return headText({ stage, view });
    case 'failed':
      return problemTexts[view.problem ?? 'failed'];
    default:
      return undefined;
  }
}

export const brokenText =
  'A call, a locked screen or another app took the microphone, so the recording is broken and is not sent.';

export const silenceWarnings = {
  stops: silenceText,
  'records on': 'We cannot hear you. Speak louder or move closer.',
} as const;
