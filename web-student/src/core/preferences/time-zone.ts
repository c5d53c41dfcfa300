/** The time zone of this device, as IANA names it: it says when a day begins and ends. */
export const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
