/** Under which name the draft of a test's question is kept. */
export const testDraft = (sessionId: string, uid: string) => `mockTest/${sessionId}/${uid}`;
