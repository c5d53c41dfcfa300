import type { AdminMockTest } from '#domain/sittings/admin-contract.ts';
import { saveMockTestResult } from '#domain/sittings/list-contract.ts';
import { scoreText } from '#domain/scoring/score.ts';
import { useRecordContext } from 'react-admin';
import { PressButton } from '#console/components/acts/press-button.tsx';
import { call } from '#console/core/api.ts';

export const resultText = ({ points, maximum }: AdminMockTest) =>
  points === null || maximum === null ? '–' : scoreText({ points, maximum });

export const ResultField = () => {
  const sitting = useRecordContext<AdminMockTest>();
  if (!sitting) return null;
  return sitting.status === 'submitted' ? <RecordButton sessionId={sitting.id} /> : resultText(sitting);
};

/** The workflow also does this automatically. Recording the same scores twice changes nothing. */
const RecordButton = ({ sessionId }: { readonly sessionId: string }) => (
  <PressButton
    button="Record the result"
    done={({ body }) =>
      body.scores
        ? 'The result is recorded.'
        : 'Answers are still being scored. The result is recorded when they are.'
    }
    act={() => call(saveMockTestResult, { sessionId })}
  />
);
