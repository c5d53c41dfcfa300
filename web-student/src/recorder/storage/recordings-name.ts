/** Separate from the code that opens the database, because every page checks whether it exists. */
export const recordingsName = 'recordings';
