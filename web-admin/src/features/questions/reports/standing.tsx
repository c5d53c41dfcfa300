import type { AdminReport } from '#domain/questions/admin-contract.ts';
import { useRecordContext } from 'react-admin';
import { StatusChip } from '#console/components/status-chip.tsx';
import { standingOf } from './words.ts';

export const Standing = (_props: { label?: string }) => {
  const report = useRecordContext<AdminReport>();
  return report ? <StatusChip status={standingOf(report)} /> : null;
};
