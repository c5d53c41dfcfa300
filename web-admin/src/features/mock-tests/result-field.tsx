import type { AdminMockTest } from '#domain/mock-tests/admin-contract.ts';
import { saveMockTestResult } from '#domain/mock-tests/list-contract.ts';
import { scoreText } from '#domain/scoring/score.ts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { call, textOf } from '../../core/api.ts';

export const resultText = ({ points, maximum }: AdminMockTest) =>
  points === null || maximum === null ? '–' : scoreText({ points, maximum });

/** The points of a sitting; for one that was handed in and has none yet, the press that records them. */
export const ResultField = () => {
  const sitting = useRecordContext<AdminMockTest>();
  if (!sitting) return null;
  return sitting.status === 'submitted' ? <RecordButton sessionId={sitting.id} /> : resultText(sitting);
};

/** The workflow does the same by itself, and a second record of the same scores changes nothing. */
const RecordButton = ({ sessionId }: { readonly sessionId: string }) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isWaiting, setWaiting] = useState(false);
  const record = async () => {
    setWaiting(true);
    try {
      const { body } = await call(saveMockTestResult, { sessionId });
      if (body.scores) notify('The result is recorded.', { type: 'success' });
      else notify('Answers are still being scored. The result is recorded when they are.', { type: 'info' });
      refresh();
    } catch (error) {
      notify(textOf(error), { type: 'error' });
    } finally {
      setWaiting(false);
    }
  };
  return (
    <Button
      size="small"
      loading={isWaiting}
      onClick={(event) => {
        // A row's own click is not meant.
        event.stopPropagation();
        void record();
      }}
    >
      Record the result
    </Button>
  );
};
