import type { AdminMockTest } from '#domain/sittings/admin-contract.ts';
import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { GiveTestBackButton } from '../accounts/acts/give-test-back-button.tsx';

const payers: { readonly [Payer in NonNullable<AdminMockTest['paidBy']>]: string } = {
  plan: 'Plan',
  flag: 'First test',
  credit: 'Credit',
  free: 'Free test',
  none: 'Nothing',
};

export const PaidByField = () => {
  const sitting = useRecordContext<AdminMockTest>();
  if (!sitting || sitting.paidBy === null) return null;
  const { id, name, paidBy } = sitting;
  return (
    <>
      {payers[paidBy]}
      {(paidBy === 'credit' || paidBy === 'flag') && (
        <Box component="span" onClick={(event) => event.stopPropagation()}>
          <GiveTestBackButton sessionId={id} name={name} />
        </Box>
      )}
    </>
  );
};
