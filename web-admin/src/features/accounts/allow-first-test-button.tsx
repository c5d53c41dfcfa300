import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { allowFirstMockTest } from '#domain/mock-tests/admin-contract.ts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call, textOf } from '../../core/api.ts';

/** Opens a first whole test to somebody who has neither plan nor credit. */
export const AllowFirstTestButton = ({ user: { id } }: { readonly user: AdminUser }) => {
  const notify = useNotify();
  const [isWaiting, setWaiting] = useState(false);
  const allow = async () => {
    setWaiting(true);
    try {
      await call(allowFirstMockTest, { id });
      notify('Opens one whole test to this user, unless it was taken already.', { type: 'success' });
    } catch (error) {
      notify(textOf(error), { type: 'error' });
    } finally {
      setWaiting(false);
    }
  };
  return (
    <Button size="small" variant="outlined" loading={isWaiting} onClick={() => void allow()}>
      Allow a first whole test
    </Button>
  );
};
