export const testDraft = (sessionId: string, uid: string) => `mockTest/${sessionId}/${uid}`;

export const testAnswer = (sessionId: string) => `mockTest/${sessionId}`;
