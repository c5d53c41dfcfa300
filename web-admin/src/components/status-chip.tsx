import { Chip, type ChipProps } from '@mui/material';
import { useRecordContext } from 'react-admin';

const looks: Readonly<Record<string, { label: string; color: NonNullable<ChipProps['color']> }>> = {
  active: { label: 'Active', color: 'success' },
  blocked: { label: 'Blocked', color: 'error' },
  deleted: { label: 'Deleted', color: 'default' },
  running: { label: 'Running', color: 'info' },
  section_ended: { label: 'Section ended', color: 'warning' },
  submitted: { label: 'Handed in', color: 'warning' },
  scored: { label: 'Scored', color: 'success' },
  ok: { label: 'OK', color: 'success' },
  down: { label: 'Down', color: 'error' },
  halted: { label: 'Halted', color: 'error' },
  set_aside: { label: 'Streams set aside', color: 'warning' },
  degraded: { label: 'Degraded', color: 'warning' },
  attention: { label: 'Needs attention', color: 'warning' },
  starting: { label: 'Starting', color: 'info' },
  absent: { label: 'Absent', color: 'default' },
  admin: { label: 'Admin', color: 'info' },
  student: { label: 'Student', color: 'default' },
  support: { label: 'Support', color: 'info' },
  content: { label: 'Content', color: 'info' },
  finance: { label: 'Finance', color: 'info' },
  success: { label: 'Success', color: 'success' },
  draft: { label: 'Draft', color: 'warning' },
  published: { label: 'Published', color: 'success' },
  changed: { label: 'Newer draft', color: 'warning' },
  scheduled: { label: 'Scheduled', color: 'info' },
  withdrawn: { label: 'Withdrawn', color: 'default' },
  reserved: { label: 'Kept for tests', color: 'info' },
  retired: { label: 'Retired', color: 'default' },
  coming: { label: 'Coming', color: 'warning' },
  over: { label: 'Over', color: 'default' },
  open: { label: 'Open', color: 'warning' },
  answered: { label: 'Answered', color: 'success' },
  closed: { label: 'Closed', color: 'default' },
  completed: { label: 'Completed', color: 'success' },
  reported: { label: 'Counts', color: 'success' },
  discarded: { label: 'Discarded', color: 'default' },
  noted: { label: 'Not verified yet', color: 'info' },
  held: { label: 'Held', color: 'warning' },
  joined: { label: 'Joined', color: 'success' },
  approved: { label: 'Approved', color: 'success' },
  not_approved: { label: 'Not approved', color: 'default' },
  corrected: { label: 'Corrected', color: 'success' },
  declined: { label: 'Declined', color: 'default' },
  accepted: { label: 'Accepted', color: 'success' },
  rejected: { label: 'Rejected', color: 'default' },
  waiting: { label: 'Waiting', color: 'warning' },
  delivered: { label: 'Delivered', color: 'success' },
  failed: { label: 'Failed', color: 'error' },
  bounced: { label: 'Bounced: the address refuses mail', color: 'error' },
  complained: { label: 'Marked as spam', color: 'warning' },
  suppressed: { label: 'Held back', color: 'default' },
  asked: { label: 'Paying', color: 'info' },
  processing: { label: 'In progress', color: 'info' },
  paid: { label: 'Paid', color: 'warning' },
  granted: { label: 'Granted', color: 'success' },
  refused: { label: 'Declined', color: 'error' },
  cancelled: { label: 'Cancelled', color: 'default' },
  refunded: { label: 'Refunded', color: 'default' },
  no_success: { label: 'No success', color: 'default' },
};

export const phaseNames = { coming: 'Coming', running: 'Running', over: 'Over' } as const;

/** A status as a word within a sentence: `kept for tests`. */
export const statusWord = (status: string) => (looks[status]?.label ?? status).toLowerCase();

export const StatusChip = ({ status }: { status: string }) => {
  const { label, color } = looks[status] ?? { label: status, color: 'default' };
  return <Chip size="small" variant="outlined" label={label} color={color} />;
};

export const StatusField = ({ source }: { source: string; label?: string }) => {
  const status: unknown = useRecordContext()?.[source];
  return typeof status === 'string' ? <StatusChip status={status} /> : null;
};
