import { Button } from '@mantine/core';
import type { Answer } from '#domain/question-types/registry.ts';
import { useObservable } from '#student/core/observable.ts';
import { currentOwner } from '#student/core/session.ts';
import { UnsentAlert } from './not-sent.tsx';
import { dismissUnsent, storeUnsent, listUnsent, unsentChanges } from './unsent-drafts.ts';

interface Props {
  readonly sessionId: string;
  readonly uid: string;
  readonly answer: Answer;
  readonly onChange: (answer: Answer) => void;
}

export function OtherText({ sessionId, uid, answer, onChange }: Props) {
  useObservable(unsentChanges);
  const owner = currentOwner();
  const other = listUnsent(owner, sessionId).find((unsent) => unsent.uid === uid);
  if (!other) return null;
  const exchange = () => {
    storeUnsent(owner, sessionId, { uid, answer });
    onChange(other.answer);
  };
  return (
    <UnsentAlert
      unsent={other}
      title="You have another answer to this question"
      lead="The answer below came from your other device or window. This one was not sent:"
    >
      <Button size="compact-sm" variant="default" onClick={exchange}>
        Use this one
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => dismissUnsent(owner, sessionId, uid)}>
        Keep the answer below
      </Button>
    </UnsentAlert>
  );
}
