import { tryMockTest } from '#domain/fixed-tests/contract.ts';
import { Button } from '@mui/material';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { call, textOf } from '#console/core/api.ts';
import type { SeenTest } from './seen-test.ts';

export const TryButton = () => {
  const test = useRecordContext<SeenTest>();
  const notify = useNotify();
  const [isWaiting, setIsWaiting] = useState(false);
  if (!test) return null;

  const start = async () => {
    setIsWaiting(true);
    try {
      const { body } = await call(tryMockTest, { mockTestId: test.id });
      location.assign(`/mock-test/exercise?id=${body.sessionId}`);
    } catch (error) {
      notify(textOf(error), { type: 'error' });
      setIsWaiting(false);
    }
  };

  return (
    <Button
      size="small"
      startIcon={<IconPlayerPlay size={18} />}
      loading={isWaiting}
      disabled={test.faults?.length !== 0}
      onClick={() => void start()}
    >
      Try it
    </Button>
  );
};
