// Rules of the speaking types, which come later: the specification states them as data, and `times.spec.ts` holds them to it.

/** Recording in every speaking type, in seconds: specification, document 2, sections 4 and 9. */
export const recordingTimes = {
  /** A recording stops after so much silence. */
  silenceStop: 3,
  /** The student cannot stop a recording sooner. */
  minimumAnswering: 2,
} as const;

/** The quick mock test of developers, in seconds: specification, document 2, section 9. */
export const quickMock = {
  waitingTime: 4,
  sectionCap: 600,
  /** In its super quick mode. */
  recordingTime: 5,
} as const;

/** Between which probabilities of the recognised words pronunciation is told apart: document 2, section 9. */
export const pronunciationBand = [0.5, 0.9] as const;

/** From so many words a second on, more speed earns no more fluency: document 2, section 9. */
export const fluencyUpTo = 2;

/** How a score of pronunciation or fluency out of 5 is called: document 2, section 9. */
export function speechLevel(points: number): 'low' | 'good' | 'great' {
  return points < 2 ? 'low' : points < 4 ? 'good' : 'great';
}
