/** The browser's database of recordings. Apart from what opens it: whether there is one is asked on every page. */
export const recordingsName = 'recordings';
