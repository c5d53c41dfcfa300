export const testDraft = (sessionId: string, uid: string) => `mockTest/${sessionId}/${uid}`;

/** Under which name an answer of a test is sent: one at a time, for a test goes forward only. */
export const testAnswer = (sessionId: string) => `mockTest/${sessionId}`;
