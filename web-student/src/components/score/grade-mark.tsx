import { IconCircleCheck, IconCircleHalf2, IconCircleX } from '@tabler/icons-react';
import { gradeNames, type Grade } from './grade.ts';

const icons = { right: IconCircleCheck, partial: IconCircleHalf2, wrong: IconCircleX } as const;

interface Props {
  readonly grade: Grade;
  readonly size?: number;
  readonly label?: string | undefined;
}

export function GradeMark({ grade, size = 20, label = gradeNames[grade] }: Props) {
  const Icon = icons[grade];
  return <Icon className={`mark mark-${grade}`} size={size} role="img" aria-label={label} />;
}
