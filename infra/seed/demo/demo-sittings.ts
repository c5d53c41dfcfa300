/** The demo student's tests in order of time; the last one ends the history. */
export const demoSittings = [
  { daysAgo: 14, mockTestId: 'mock_test_updated_2025_reading_1', skill: 0.5 },
  { daysAgo: 9, mockTestId: 'mock_test_updated_2025_listening_1', skill: 0.6 },
  { daysAgo: 7, mockTestId: 'mock_test_updated_2025_writing_1', skill: 0.65 },
  { daysAgo: 1, mockTestId: 'mock_test_updated_2025_reading_2', skill: 0.72 },
] as const;
