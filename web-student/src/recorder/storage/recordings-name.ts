/** Apart from the code that opens the database: every page checks whether it exists. */
export const recordingsName = 'recordings';
