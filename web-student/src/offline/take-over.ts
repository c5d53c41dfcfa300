/** What a page tells a waiting service worker when the student wants the new version. */
export const takeOver = 'take over';
