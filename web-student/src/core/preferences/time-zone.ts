/** The IANA time zone of this device, which decides when a day begins and ends. */
export const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
