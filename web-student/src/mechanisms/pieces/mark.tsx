import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';

/** Right or wrong, told by shape and word; the colour comes on top. */
export function Mark({ isRight, label }: { readonly isRight: boolean; readonly label: string }) {
  const Icon = isRight ? IconCircleCheck : IconCircleX;
  return (
    <Icon
      className={isRight ? 'mark mark-right' : 'mark mark-wrong'}
      size={20}
      role="img"
      aria-label={label}
    />
  );
}
