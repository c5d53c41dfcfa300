import { publishMockTest } from '#domain/mock-tests/fixed-test-contract.ts';
import { Button } from '@mui/material';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { call, ifUnchanged, textOf } from '../../core/api.ts';
import type { SeenTest } from './seen-test.ts';

/** Shows a draft, or a retired test again, to students. */
export const PublishButton = () => {
  const test = useRecordContext<SeenTest>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setIsOpen] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  if (!test || test.status === 'published') return null;

  const publish = async () => {
    setIsWaiting(true);
    try {
      await call(publishMockTest, { mockTestId: test.id }, ifUnchanged(test));
      notify('The test is published.', { type: 'success' });
    } catch (error) {
      notify(textOf(error), { type: 'error' });
    } finally {
      setIsWaiting(false);
      setIsOpen(false);
      refresh();
    }
  };

  return (
    <>
      <Button
        size="small"
        startIcon={<IconEye size={18} />}
        disabled={test.faults?.length !== 0}
        onClick={() => setIsOpen(true)}
      >
        {test.status === 'retired' ? 'Publish again' : 'Publish'}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isWaiting}
        title={`Publish ${test.name}`}
        content="Students find this test in their list at once."
        confirm="Publish"
        onConfirm={() => void publish()}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
};
