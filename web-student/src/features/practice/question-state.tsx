import { IconCircle, IconCircleCheckFilled, IconCircleXFilled, IconLock } from '@tabler/icons-react';
import type { QuestionListing } from '#domain/questions/contract.ts';

/** Locked, not done, done, or wrong last time: by a shape, a colour and a name. */
export function QuestionState({ question }: { readonly question: QuestionListing }) {
  const { name, Icon, className } = stateOf(question);
  return (
    <span className={`question-state ${className}`} role="img" aria-label={name} title={name}>
      <Icon size={20} stroke={1.6} aria-hidden />
    </span>
  );
}

function stateOf({ isLocked, answered, lastSuccessful }: QuestionListing) {
  if (isLocked) return { name: 'Locked', Icon: IconLock, className: '' };
  if (answered === 0) return { name: 'Not done', Icon: IconCircle, className: 'is-dimmed' };
  if (lastSuccessful === false)
    return { name: 'Wrong last time', Icon: IconCircleXFilled, className: 'is-wrong' };
  return { name: 'Done', Icon: IconCircleCheckFilled, className: 'is-right' };
}
