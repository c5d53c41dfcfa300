import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { browserStore, storageKeys } from '../../core/storage.ts';
import { hasChecked } from '../../microphone/microphone-memory.ts';
import { DismissableNote } from './notes.tsx';

/** Before the first spoken answer on a device: is the right microphone on? Remembered for good. */
export function MicrophoneNote() {
  if (hasChecked(browserStore)) return null;
  return (
    <DismissableNote store={browserStore} name={storageKeys.noMicrophoneNote}>
      Is this your first spoken answer here?{' '}
      <Anchor component={Link} to={paths.microphone.getHref()} inherit c="inherit" underline="always">
        Check your microphone
      </Anchor>{' '}
      first: it takes a minute.
    </DismissableNote>
  );
}
