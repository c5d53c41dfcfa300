import { Progress, Text } from '@mantine/core';
import { useOnline } from '#student/components/use-online.ts';
import { useObservable } from '#student/core/observable.ts';
import { sending as upload } from '#student/recorder/sending/sent-recordings.ts';
import type { Sending } from './use-sending.ts';
import styles from './sending-note.module.css';

export function SendingNote({ sending: { isSending, problem } }: { readonly sending: Sending }) {
  const isOnline = useOnline();
  const progress = useObservable(upload);
  const isHeld = !isOnline || progress?.isWaiting === true;
  return (
    <div className={styles['sending-note']} role="status">
      {isSending && (
        <>
          <Text size="sm">
            {isHeld
              ? 'You are offline. Your recording is saved and will be sent when you reconnect.'
              : 'Uploading your recording'}
          </Text>
          <Progress value={(progress?.sentShare ?? 0) * 100} aria-label="Uploaded" mt={4} />
        </>
      )}
      {problem !== undefined && (
        <Text size="sm" c="red">
          {problem} Your recording is still on this device.
        </Text>
      )}
    </div>
  );
}
