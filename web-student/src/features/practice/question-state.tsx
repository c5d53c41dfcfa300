import { IconCircle, IconCircleCheckFilled, IconCircleXFilled, IconLock } from '@tabler/icons-react';
import type { QuestionListing } from '#domain/questions/contract.ts';

/** Locked, not done, done, or wrong last time: by a shape, a colour and a name. */
export function QuestionState({ question }: { readonly question: QuestionListing }) {
  const { isLocked, answered, lastSuccessful } = question;
  const look = { size: 20, role: 'img' } as const;
  if (isLocked) return <IconLock {...look} stroke={1.6} aria-label="Locked" />;
  if (answered === 0) return <IconCircle {...look} stroke={1.4} aria-label="Not done" opacity={0.6} />;
  if (lastSuccessful === false) {
    return <IconCircleXFilled {...look} className="mark-wrong" aria-label="Wrong last time" />;
  }
  return <IconCircleCheckFilled {...look} className="mark-right" aria-label="Done" />;
}
