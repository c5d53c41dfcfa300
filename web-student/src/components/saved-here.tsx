import { Alert } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLiveRegion } from '../core/quiet.ts';
import { useWaitingAnswers } from '../outbox/browser-outbox.ts';
import { useOnline } from './use-online.ts';
import styles from './question/exercise-note.module.css';

const slowMs = 3000;

export function SavedHere({ isSending }: { readonly isSending: boolean }) {
  const isOnline = useOnline();
  const { heldUp } = useWaitingAnswers();
  const [slowSince, setSlowSince] = useState(false);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setSlowSince(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlowSince(false);
    };
  }, [isSending]);
  const isHeld = isSending && (heldUp || !isOnline);
  return (
    <div {...useLiveRegion()} className={styles['exercise-note']}>
      {(isHeld || (isSending && slowSince)) && (
        <Alert color="blue" variant="light" py="xs" icon={<IconDeviceFloppy aria-hidden />}>
          {isHeld
            ? 'Saved on this device. It will be sent when you are back online.'
            : 'Sending takes longer than usual. Your answer is saved on this device.'}
        </Alert>
      )}
    </div>
  );
}
