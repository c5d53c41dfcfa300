import type { Question } from '#domain/question-types/registry.ts';
import { partsDiff, type PartChange } from '#console/components/text-diff.ts';
import { outlineOf } from './outline.ts';

export const questionDiff = (before: Question, after: Question): readonly PartChange[] =>
  partsDiff(outlineOf(before), outlineOf(after));
