export const questionStories = {
  QuestionTrackUploaded: {
    uid: 'LWD-0001',
    track: 'LWD-0001-1f2e3d4c5b6a.mp3',
    bytes: 40_000,
    sha256: 'ab'.repeat(32),
    durationMs: 5_000,
  },
  QuestionPictureUploaded: {
    uid: 'SDI-0001',
    image: 'SDI-0001-1f2e3d4c5b6a.png',
    bytes: 40_000,
    sha256: 'ab'.repeat(32),
    width: 800,
    height: 600,
  },
  QuestionReported: {
    reportId: 'r1',
    uid: 'RSA-0001',
    revision: 1,
    reason: 'wrong_answer',
    message: 'They sing as well.',
  },
  QuestionReportResolved: { reportId: 'r1', resolution: 'corrected', note: 'Thank you.' },
} as const;
