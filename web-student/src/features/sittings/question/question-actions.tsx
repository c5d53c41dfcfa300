import { Button } from '@mantine/core';
import type { Sitting } from '#domain/sittings/contract.ts';
import { isLastSection, sectionOf } from '../running-sitting.ts';

export const waitNoteId = 'test-waits';

interface Props {
  readonly sitting: Sitting;
  readonly isWaiting: boolean;
  readonly isBusy: boolean;
  readonly onContinue: (thenBreak?: boolean) => void;
}

export function QuestionActions({ sitting, isWaiting, isBusy, onContinue }: Props) {
  const isLast = sitting.answered + 1 === sectionOf(sitting).questions;
  // Keep disabled buttons in the tab order, so that screen readers can announce the reason.
  const waiting = isWaiting && {
    'aria-disabled': true,
    'data-disabled': true,
    'aria-describedby': waitNoteId,
  };
  return (
    <>
      {sitting.nextBreakSeconds !== undefined && !isLast && (
        <Button variant="default" onClick={() => onContinue(true)} disabled={isBusy} {...waiting}>
          Submit, then a break
        </Button>
      )}
      <Button onClick={() => onContinue()} loading={isBusy} {...waiting}>
        {isLast && isLastSection(sitting) ? 'Submit and finish' : 'Submit and continue'}
      </Button>
    </>
  );
}
