import { tabStore } from '../../core/storage.ts';
import { isLikeChrome } from './is-like-chrome.ts';
import { DismissableNote } from './notes.tsx';

/** On questions with sound or a microphone; remembered for the session: specification, document 2, section 2. */
export function ChromeNote() {
  if (isLikeChrome(navigator.userAgent)) return null;
  return (
    <DismissableNote store={tabStore} name="noChromeNote">
      Recordings work best in Chrome. If you hear nothing, open this page in Chrome.
    </DismissableNote>
  );
}
