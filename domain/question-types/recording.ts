import { forQuestion, forView, type QuestionOf } from './kinds.ts';
import type { Recording } from './mechanisms/track.ts';

type MaybeHeard = QuestionOf<'single-choice' | 'multiple-choice' | 'written-response' | 'spoken-response'>;

/** What is about a passage or about a recording, which has a transcript then. */
const maybeHeard = ({ track, transcript = '', sentences = [] }: MaybeHeard): Recording | undefined =>
  track === undefined ? undefined : { track, transcript, sentences };
const heard = ({ track, transcript, sentences }: Recording): Recording => ({ track, transcript, sentences });
const none = () => undefined;

/** What is heard in a question; nothing where it is about a text. */
export const recordingOf = forQuestion<Recording | undefined>({
  'single-choice': maybeHeard,
  'multiple-choice': maybeHeard,
  reorder: none,
  'word-bank-blanks': none,
  'drop-down-blanks': none,
  'typed-blanks': heard,
  dictation: heard,
  'highlight-words': heard,
  'written-response': maybeHeard,
  'spoken-response': maybeHeard,
});

const track = (view: { readonly track?: string | undefined }) => view.track;

/** The track of a question as students see it; nothing where there is nothing to hear. */
export const trackOf = forView<string | undefined>({
  'single-choice': track,
  'multiple-choice': track,
  reorder: none,
  'word-bank-blanks': none,
  'drop-down-blanks': none,
  'typed-blanks': track,
  dictation: track,
  'highlight-words': track,
  'written-response': track,
  'spoken-response': track,
});
