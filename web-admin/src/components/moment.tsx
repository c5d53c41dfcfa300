import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';

const local = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

export function localTime(time: string): string {
  return local.format(new Date(time));
}

function utcTime(time: string): string {
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** A time in local time and UTC, or once if they are the same: `3 Nov 2026, 14:05:09 (2026-11-03 13:05:09 UTC)`. */
export function timeOnBothClocks(time: string): string {
  const isUtc = new Date(time).getTimezoneOffset() === 0;
  return isUtc ? `${localTime(time)} UTC` : `${localTime(time)} (${utcTime(time)})`;
}

export const Moment = ({ time }: { time: string }) => (
  <Typography
    component="time"
    variant="body2"
    dateTime={time}
    title={utcTime(time)}
    sx={{ whiteSpace: 'nowrap' }}
  >
    {localTime(time)}
  </Typography>
);

export const MomentField = ({ source }: { source: string; label?: string }) => {
  const time: unknown = useRecordContext()?.[source];
  return typeof time === 'string' ? <Moment time={time} /> : '–';
};
