import { retireMockTest } from '#domain/fixed-tests/contract.ts';
import { IconArchive } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { call, ifUnchanged } from '#console/core/api.ts';
import type { SeenTest } from './seen-test.ts';

export const RetireButton = () => {
  const test = useRecordContext<SeenTest>();
  if (!test || test.status === 'retired') return null;
  return (
    <ActButton
      button="Retire"
      icon={<IconArchive size={18} />}
      title={`Retire ${test.name}`}
      explanation="Students no longer find it. Sittings in progress continue and keep their results. It can be published again."
      confirm="Retire"
      color="error"
      done="The test is retired."
      act={(reason) => call(retireMockTest, { mockTestId: test.id, reason }, ifUnchanged(test))}
    />
  );
};
