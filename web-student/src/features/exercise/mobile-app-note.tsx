import { browserStore, storageKeys } from '../../core/storage.ts';
import { DismissableNote } from './notes.tsx';

const isMobile = () => /Android|iPhone|iPad|Mobile/.test(navigator.userAgent);

/** On speaking screens, when not on mobile; remembered for good: specification, document 2, section 2. */
export function MobileAppNote() {
  if (isMobile()) return null;
  return (
    <DismissableNote store={browserStore} name={storageKeys.noMobileAppNote}>
      Speaking is easier to practise in the mobile app.
    </DismissableNote>
  );
}
