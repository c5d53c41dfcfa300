import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Slow files with few lines. Vitest starts the longest files first, and if these came last, other workers would idle.
 */
export const slowFiles = [
  'workflows/analysis/analysis.int.spec.ts',
  'workflows/rescoring/rescoring.int.spec.ts',
  'workflows/sittings/late-scores.int.spec.ts',
] as const;

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = slowFiles.findIndex((file) => moduleId.endsWith(`/${file}`));
  return at === -1 ? slowFiles.length : at;
};

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;

/** Vitest's order, except that the slow files come first in their suite. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = super.sort.bind(this);
    const sorted = await usual(files);
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b));
  }
}
