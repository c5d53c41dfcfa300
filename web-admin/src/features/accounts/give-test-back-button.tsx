import { giveMockTestBack } from '#domain/mock-tests/admin-contract.ts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { call } from '../../core/api.ts';

interface Props {
  readonly sessionId: string;
  /** Of the test. */
  readonly name: string;
}

/** For a sitting that our fault broke. */
export const GiveTestBackButton = ({ sessionId, name }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Give back
      </Button>
      {isOpen && (
        <ReasonDialog
          title={`Give ${name} back`}
          explanation="For a sitting that our fault broke, such as an outage of more than 10 minutes: the user gets a credit for another one, once. The sitting and its result stay."
          confirm="Give the credit back"
          done="The credit is given back."
          hint="Stands in the ledger, where the user reads it, and in the history."
          onClose={() => setOpen(false)}
          act={(reason) => call(giveMockTestBack, { sessionId, reason })}
        />
      )}
    </>
  );
};
