import { publishMockTest } from '#domain/fixed-tests/contract.ts';
import { IconEye } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ConfirmButton } from '#console/components/acts/confirm-button.tsx';
import { call, ifUnchanged } from '#console/core/api.ts';
import type { SeenTest } from './seen-test.ts';

export const PublishButton = () => {
  const test = useRecordContext<SeenTest>();
  if (!test || test.status === 'published') return null;
  return (
    <ConfirmButton
      button={test.status === 'retired' ? 'Publish again' : 'Publish'}
      icon={<IconEye size={18} />}
      disabled={test.faults?.length !== 0}
      title={`Publish ${test.name}`}
      content="Students find this test in their list at once."
      confirm="Publish"
      done="The test is published."
      act={() => call(publishMockTest, { mockTestId: test.id }, ifUnchanged(test))}
    />
  );
};
