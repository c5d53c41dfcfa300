export type JudgedGrade = 'excellent' | 'good' | 'fair' | 'weak';

const leastOf = { excellent: 0.9, good: 0.65, fair: 0.45 } as const;

/** @param share points by maximum, 0 to 1 */
export function judgedGrade(share: number): JudgedGrade {
  if (share >= leastOf.excellent) return 'excellent';
  if (share >= leastOf.good) return 'good';
  return share >= leastOf.fair ? 'fair' : 'weak';
}
