// Rules of the speaking types, stated in the specification as data and checked by `times.spec.ts`.

/** Recording in every speaking type, in seconds: specification, document 2, sections 4 and 9. */
export const recordingTimes = {
  /** A recording stops after this much silence. */
  silenceStop: 3,
  minimumAnswering: 2,
} as const;

/** The quick mock test of developers, in seconds: specification, document 2, section 9. */
export const quickMock = {
  waitingTime: 4,
  sectionCap: 600,
  recordingTime: 5,
} as const;

/** Word probabilities between which pronunciation is graded: document 2, section 9. */
export const pronunciationBand = [0.5, 0.9] as const;

/** Words per second above which speed earns no more fluency: document 2, section 9. */
export const fluencyUpTo = 2;

/** The label of a pronunciation or fluency score out of 5: document 2, section 9. */
export function speechLevel(points: number): 'low' | 'good' | 'great' {
  return points < 2 ? 'low' : points < 4 ? 'good' : 'great';
}
