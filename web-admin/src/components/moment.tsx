import { useRecordContext } from 'react-admin';

const local = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** An ISO time as the admin's clock shows it. */
export function localTime(time: string): string {
  return local.format(new Date(time));
}

/** An ISO time in UTC, as support reads it to a customer. */
export function utcTime(time: string): string {
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** A time on the admin's clock, and in UTC when pointed at. */
const Moment = ({ time }: { time: string }) => (
  <time dateTime={time} title={utcTime(time)}>
    {localTime(time)}
  </time>
);

/** The time in a field of the row, or a dash. */
export const MomentField = ({ source }: { source: string; label?: string }) => {
  const time: unknown = useRecordContext()?.[source];
  return typeof time === 'string' ? <Moment time={time} /> : '–';
};
