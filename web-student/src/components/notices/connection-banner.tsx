import { Alert } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useLiveRegion } from '#student/core/quiet.ts';
import { useWaitingAnswers } from '#student/outbox/browser-outbox.ts';
import { useOnline } from '../use-online.ts';
import styles from './connection-banner.module.css';

export function ConnectionBanner() {
  const isOnline = useOnline();
  const { count, heldUp } = useWaitingAnswers();
  const waits = count > 0 && heldUp;
  return (
    <div {...useLiveRegion()} className={styles['connection-banner']}>
      {(!isOnline || waits) && (
        <Alert color="slate" variant="light" icon={<IconCloudOff aria-hidden />} py="xs">
          {isOnline ? 'We cannot reach Ninety right now.' : 'You are offline.'}{' '}
          {waits
            ? `${count === 1 ? 'One answer is' : `${count} answers are`} saved on this device and will be sent when you are back.`
            : 'Answers are saved on this device and sent when you are back.'}
        </Alert>
      )}
    </div>
  );
}
