/** How far this device's clock is from UTC now, in minutes east: it says when a day begins and ends. */
export const utcOffset = () => -new Date().getTimezoneOffset();
