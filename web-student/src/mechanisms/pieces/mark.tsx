import { IconCircleCheck, IconCircleHalf2, IconCircleX } from '@tabler/icons-react';

const icons = { right: IconCircleCheck, missed: IconCircleHalf2, wrong: IconCircleX } as const;

interface Props {
  /** `missed`: right, but not chosen. */
  readonly look: keyof typeof icons;
  readonly label: string;
}

export function Mark({ look, label }: Props) {
  const Icon = icons[look];
  return <Icon className={`mark mark-${look}`} size={20} role="img" aria-label={label} />;
}
